import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

// It looks for five seconds: a browser that loses whoever started it still writes while it ends.
const keeper = `
  const { rmSync } = require('node:fs');
  const remove = () => { try { rmSync(process.argv[1], { recursive: true, force: true }); } catch {} };
  process.stdin.resume().on('end', () => {
    remove();
    const again = setInterval(remove, 200);
    setTimeout(() => clearInterval(again), 5000);
  });
`;

/**
 * A folder for temporary files that goes with this process, also where that is killed: another one hears that its line to
 * this one has ended.
 * @param {string} prefix of its name
 * @returns {Promise<string>}
 */
export async function temporaryFolder(prefix) {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  const options = { detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const child = spawn(process.execPath, ['-e', keeper, folder], options);
  child.on('error', () => undefined);
  child.unref();
  child.stdin.unref();
  return folder;
}
