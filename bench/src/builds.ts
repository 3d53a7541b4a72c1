import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, round, spread, type Bench, type BenchResult } from './report';

const root = path.resolve(import.meta.dirname, '../..');
const rounds = 5;
const builds = 3;

/** A page of one remote, and words on it that its team might change. */
const remote = 'mfe-static';
const page = path.join(root, remote, 'src/features/disclaimer/disclaimer-page.tsx');

const words = 'What students write';

/** @returns milliseconds that a program takes. @throws Error where it fails */
async function timeOf(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
  return performance.now() - begun;
}

const build = (...flags: string[]) => timeOf(['--import', 'tsx', 'scripts/build.ts', ...flags]);

const told = (times: readonly number[]) =>
  `${(median(times) / 1000).toFixed(1)} s (${spread(times.map((ms) => ms / 1000))})`;

async function runBuild(): Promise<BenchResult> {
  const whole: number[] = [];
  const unchanged: number[] = [];
  for (let turn = 0; turn < builds; turn += 1) {
    whole.push(await build('--force'));
    unchanged.push(await build());
  }
  console.log(`build: everything ${told(whole)}, nothing changed ${told(unchanged)}`);
  return {
    name: 'build',
    ratios: { unchanged: round(median(unchanged) / median(whole)) },
    figures: { 'whole, ms': round(median(whole), 0), 'unchanged, ms': round(median(unchanged), 0) },
  };
}

async function runPublish(): Promise<BenchResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-bench-'));
  const source = await readFile(page, 'utf8');
  const restore = () => writeFileSync(page, source);
  process.once('exit', restore);
  const env = { DATA_DIR: dataDir, REMOTES_DIR: path.join(dataDir, 'remotes') };
  const publish = () => timeOf(['scripts/campus.mjs', 'remotes', 'publish', remote], env);
  const took: number[] = [];
  try {
    // The shell must be there, and the first time everything gets warm.
    await build();
    await publish();
    for (let turn = 1; turn <= rounds; turn += 1) {
      await writeFile(page, source.replace(words, `${words} ${turn}`));
      took.push(await publish());
    }
  } finally {
    restore();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(`publish: one changed line of ${remote} to live ${told(took)}`);
  return { name: 'publish', ratios: {}, figures: { 'publish, ms': round(median(took), 0) } };
}

export const wholeBuild: Bench = {
  summary: 'the pages built anew, and where nothing has changed',
  run: runBuild,
};

export const publish: Bench = {
  summary: 'a changed line of a remote until it is live, the trial in a browser included',
  run: runPublish,
};
