// `npm run api-report`: updates the record of what each package shared at run time exports, and its version.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { sharedModules } from '../federation/src/shared/shared-modules';
import {
  formatRecord,
  parseRecord,
  readPublicApis,
  versionFault,
  type Modules,
} from './lib/public-api';
import { exitCodes } from '../node-tools/src/command-line';
import { log, root } from './lib/run.mjs';

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

const folderOf = (name: string) => path.join(root, name.replace('@campus/', ''));

/** The file behind `./list`, even if the package names it by a pattern. */
function sourceFile(folder: string, { exports }: Manifest, subpath: string): string {
  const target = exports[subpath] ?? exports['./*']?.replace('*', subpath.slice(2));
  if (target === undefined) throw new Error(`${folder} does not export ${subpath}`);
  return path.join(folder, target);
}

/** Every package of this repository that the shell provides to remotes, with its shared modules. */
function sharedPackages(): Record<string, Modules> {
  const packages: Record<string, Record<string, string>> = {};
  for (const { key, package: name } of sharedModules) {
    if (!name.startsWith('@campus/')) continue;
    const folder = folderOf(name);
    const file = sourceFile(folder, readManifest(folder), key.replace(name, '.'));
    packages[name] = { ...packages[name], [key]: file };
  }
  return packages;
}

function report({ check }: { check?: boolean }): void {
  for (const [name, api] of Object.entries(readPublicApis(sharedPackages()))) {
    const file = path.join(folderOf(name), 'public-api.txt');
    const present = { version: readManifest(folderOf(name)).version, api };
    const text = formatRecord(present);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : text;
    const fault = versionFault(name, parseRecord(before), present);
    if (fault) log(fault);
    else if (check && before !== text) log(`${file} is not up to date: run npm run api-report.`);
    else if (!check) writeFileSync(file, text);
    if (fault || (check && before !== text)) process.exitCode = 1;
  }
}

new Command('npm run api-report --')
  .exitOverride(({ exitCode }) => process.exit(exitCode && exitCodes.wrongUsage))
  .description(
    'Records in public-api.txt what each package that the shell shares with remotes exports. Fails if exports ' +
      'changed and the version of the package was not raised, because the version ranges of live remotes would ' +
      'still match.',
  )
  .option('--check', 'writes nothing, only compares, as npm run lint does')
  .action(report)
  .parse();
