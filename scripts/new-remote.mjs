// `npm run new-remote -- mfe-<name>`: writes a remote from tools/new-remote/template.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { Refusal } from './lib/say.mjs';

const help = `Usage: npm run new-remote -- mfe-<name> [--into DIR]

Writes the folder mfe-<name> from the template: a remote with one page at /<name>, which builds, is tested and
can be published. Nothing else is changed; npm install then makes it known to the lockfile.

  --into  writes the folder into this one instead of the repository
  --help  prints this`;

const template = path.join(root, 'tools/new-remote/template');
const wellNamed = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** What stands in the template, and what a remote of this name has in its place. */
function replacements(remote) {
  const name = remote.slice('mfe-'.length);
  const words = name.split('-').map(capital);
  return [
    ['new-remote', name],
    ['NewRemote', words.join('')],
    ['New Remote', words.join(' ')],
  ];
}

function parse(words) {
  const at = words.indexOf('--into');
  const into = at < 0 ? root : words[at + 1];
  const [remote, ...more] = at < 0 ? words : words.toSpliced(at, 2);
  if (!into || !remote || more.length > 0 || remote.startsWith('-')) {
    throw new Refusal('One name is needed: npm run new-remote -- mfe-<name>');
  }
  if (!wellNamed.test(remote)) {
    throw new Refusal(`A remote is named mfe-<name> in lower case, with hyphens, not ${remote}`);
  }
  return { remote, folder: path.resolve(into, remote) };
}

async function write({ remote, folder }) {
  if (existsSync(folder)) throw new Refusal(`${folder} is there already`);
  const named = (text) =>
    replacements(remote).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = path.join(entry.parentPath ?? entry.path, entry.name);
    const target = path.join(folder, named(path.relative(template, source)));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, named(await readFile(source, 'utf8')));
  }
}

async function main(words) {
  if (words.includes('--help')) return console.log(help);
  const order = parse(words);
  await write(order);
  const { remote } = order;
  console.log(`${remote} is written. Next: npm install, then npm run dev -w ${remote}`);
}

await main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
