// Loaded into a site before its own code: the process dies as soon as a file has appeared in a folder that is new
// within DIE_IN. DIE_AT_FILE is a pattern of its path there. Every asynchronous operation on files is announced
// before it begins, so that no file can vanish unseen.
import { createHook } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const { DIE_IN: folder, DIE_AT_FILE: pattern } = process.env;
const file = new RegExp(pattern);
const known = new Set(readdirSync(folder));

const operations = new Set(['FSREQPROMISE', 'FSREQCALLBACK', 'FILEHANDLE']);

function isThere() {
  const added = readdirSync(folder).filter((name) => !known.has(name));
  try {
    return added.some((name) =>
      readdirSync(path.join(folder, name), { recursive: true }).some((inside) =>
        file.test(`${name}/${inside}`),
      ),
    );
  } catch {
    // An operation in flight removed one of the folders: the next operation looks again.
    return false;
  }
}

createHook({
  init(_id, type) {
    if (operations.has(type) && isThere()) process.kill(process.pid, 'SIGKILL');
  },
}).enable();
