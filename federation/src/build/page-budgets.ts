import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { budgetFaults, budgetTable } from './budgets';
import { measurePages } from './page-measures';
import { BuildRefused } from './run-webpack';
import { root } from './workspace';

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function builtRemotes(): RemoteBuildFile[] {
  return readdirSync(root).flatMap((name) => {
    const file = readJson<RemoteBuildFile>(join(root, name, 'dist/remote.json'));
    return file ? [file] : [];
  });
}

/** Prints what the pages weigh. @throws BuildRefused where one is over its budget */
export function checkPages(options: { say: (line: string) => void; loud: boolean }): void {
  const shell = readJson<ShellBuildFile>(join(root, 'shell/dist/shell.json'));
  if (!shell) return;
  const measures = measurePages(shell, builtRemotes());
  if (options.loud && measures.length > 0) {
    options.say(`Scripts and styles per page, after brotli:\n${budgetTable(measures)}`);
  }
  const faults = budgetFaults(measures);
  if (faults.length > 0) throw new BuildRefused(faults.join('\n'));
}
