import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { budgetFaults, budgetTable, measurePages, type Builds } from './budgets';
import { buildable, buildToolIn, isStale } from './build-id';
import { root } from './workspace';
import { Refusal } from '@campus/node-tools/refusal';

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Reads the builds that exist; undefined until the shell is built. */
export function readBuilds(): Builds | undefined {
  const shell = readJson<ShellBuildFile>(join(root, 'shell/dist/shell.json'));
  const remotes = readdirSync(root).flatMap((name) => {
    const file = readJson<RemoteBuildFile>(join(root, name, 'dist/remote.json'));
    return file ? [file] : [];
  });
  return shell && { shell, remotes };
}

/** Prints the sizes of the pages. @throws Refusal if a page is over its budget */
export function checkPages(options: { log: (line: string) => void; loud: boolean }): void {
  const builds = readBuilds();
  if (!builds) return;
  const measures = measurePages(builds);
  if (options.loud && measures.length > 0) {
    options.log(`Scripts and styles per page, compressed with brotli:\n${budgetTable(measures)}`);
  }
  const faults = budgetFaults(measures);
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

export interface BuildOptions {
  /** Also build workspaces that are up to date. */
  force?: boolean;
  /** Names of workspaces; default: the shell and every remote. */
  only?: readonly string[];
  log: (line: string) => void;
}

const atOnce = 2;

function chosen(only: readonly string[] | undefined): string[] {
  const all = buildable(root);
  const unknown = only?.find((name) => !all.includes(name));
  if (unknown) throw new Refusal(`Unknown workspace ${unknown}; known are ${all.join(', ')}`);
  return only ? [...only] : all;
}

/** Runs a workspace's own `build` in a separate process; its output goes to standard error. */
function runBuild(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [buildToolIn(root)], {
      cwd: join(root, name),
      stdio: ['ignore', 2, 2],
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Refusal(`The build of ${name} failed`));
    });
  });
}

async function runQueue(names: readonly string[]): Promise<void> {
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await runBuild(name);
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Builds what is stale, at most two workspaces at a time, and then checks the sizes of the pages that have a
 * budget. An unchanged tree builds nothing.
 * @returns names of the workspaces that were built
 * @throws Refusal if a build fails or a page is over its budget
 */
export async function buildAll({ force = false, only, log }: BuildOptions): Promise<string[]> {
  const started = performance.now();
  const names = chosen(only).filter((name) => force || isStale(root, join(root, name)));
  if (names.length > 0) log(`Building ${names.join(', ')}.`);
  await runQueue(names);
  if (!only) checkPages({ log, loud: names.length > 0 });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (names.length > 0) log(`Built ${names.join(', ')} in ${seconds} s.`);
  return names;
}
