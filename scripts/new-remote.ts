// `npm run new-remote -- mfe-<name>`: writes a remote from tools/new-remote/template.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { reportFailure, WrongUsage, exitCodes } from '../node-tools/src/command-line';
import { makeFolder } from '../node-tools/src/make-folder.mjs';
import { log, Refusal, root } from './lib/run.mjs';

const template = path.join(root, 'tools/new-remote/template');
const wellNamed = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Placeholders in the template, and their replacements for a remote of this name. */
function replacements(remote: string): [from: string, to: string][] {
  const name = remote.slice('mfe-'.length);
  const words = name.split('-').map(capitalized);
  return [
    ['new-remote', name],
    ['NewRemote', words.join('')],
    ['New Remote', words.join(' ')],
  ];
}

async function write(remote: string, folder: string): Promise<void> {
  const named = (text: string) =>
    replacements(remote).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = path.join(entry.parentPath ?? entry.path, entry.name);
    const target = path.join(folder, named(path.relative(template, source)));
    makeFolder(path.dirname(target));
    await writeFile(target, named(await readFile(source, 'utf8')));
  }
}

const command = new Command('npm run new-remote --')
  .usage('mfe-<name> [--into DIR]')
  .description(
    'Creates the folder mfe-<name> from the template: a remote with one page at /<name> and its test, ready ' +
      'to build and publish. Changes nothing else; run npm install afterwards to update the lockfile.',
  )
  .argument('[remote]', 'its name in lower case, with hyphens')
  .exitOverride(({ exitCode }) => process.exit(exitCode && exitCodes.wrongUsage))
  .option('--into <DIR>', 'creates it in this folder instead of the repository', root)
  .action(async (remote: string | undefined, { into }: { into: string }) => {
    const see = 'npm run new-remote -- --help';
    if (!remote) throw new WrongUsage('Name missing', see);
    if (!wellNamed.test(remote)) {
      throw new WrongUsage(
        `${remote} is not a valid name: use lower case, as in mfe-my-remote`,
        see,
      );
    }
    const folder = path.resolve(into, remote);
    if (existsSync(folder)) throw new Refusal(`${folder} already exists`);
    await write(remote, folder);
    console.log(`Created ${remote}. Next: npm install, then npm run dev -w ${remote}`);
  });

await command.parseAsync().catch((error: Error) => {
  process.exitCode = reportFailure(error, false, { log, print: log });
});
