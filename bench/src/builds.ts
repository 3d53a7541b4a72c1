import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProgram, startProgram } from './server/site';
import { median, round, spread, type Bench, type BenchResult } from './report';

const root = path.resolve(import.meta.dirname, '../..');
const rounds = 5;
const builds = 3;

/** A page of one remote, and text on it that its team might change. */
const remote = 'mfe-static';
const page = path.join(root, remote, 'src/features/disclaimer/disclaimer-page.tsx');

const words = 'What students write';

/** @returns the run time of a program in milliseconds. @throws Error if it fails */
async function timeOf(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} failed with exit code ${code}.`);
  return performance.now() - begun;
}

const build = (...flags: string[]) => timeOf(['--import', 'tsx', 'scripts/build.ts', ...flags]);

const inSeconds = (times: readonly number[]) =>
  `${(median(times) / 1000).toFixed(1)} s (${spread(times.map((ms) => ms / 1000))})`;

let turns = 0;

/** Changes a line to a text that was not used before. */
const changeLine = async (source: string) =>
  writeFile(page, source.replace(words, `${words} ${(turns += 1)}`));

/** Passes the page's source to the work, and always restores the file afterwards. */
async function withSource<T>(work: (source: string) => Promise<T>): Promise<T> {
  const source = await readFile(page, 'utf8');
  const restore = () => writeFileSync(page, source);
  process.once('exit', restore);
  try {
    return await work(source);
  } finally {
    restore();
    process.off('exit', restore);
  }
}

async function runBuild(): Promise<BenchResult> {
  const times: Record<string, number[]> = { whole: [], unchanged: [], line: [] };
  await withSource(async (source) => {
    for (let turn = 0; turn < builds; turn += 1) {
      times['whole']?.push(await build('--force'));
      times['unchanged']?.push(await build());
      await changeLine(source);
      times['line']?.push(await build());
    }
  });
  const { whole = [], unchanged = [], line = [] } = times;
  console.log(
    `build: everything ${inSeconds(whole)}, nothing changed ${inSeconds(unchanged)}, a line of one remote ${inSeconds(line)}`,
  );
  return {
    name: 'build',
    ratios: { unchanged: round(median(unchanged) / median(whole)) },
    figures: figuresOf(times),
  };
}

const figuresOf = (times: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [`${name}, ms`, round(median(all), 0)]),
  );

/** Simulates a machine without any browser. */
const noBrowser = { CHROMIUM: '', PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };

/** A token for the remote on the site of this environment. */
function tokenFor(env: Readonly<Record<string, string>>): string {
  const words = ['scripts/campus.mjs', 'admin', 'tokens', 'create', remote, '--name', 'bench'];
  const made = spawnSync(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout.trim().split(/\s/).at(-1) ?? '';
}

async function runPublish(): Promise<BenchResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-bench-'));
  const there = { DATA_DIR: dataDir, DEMO: '0', PORT: '0', LOG_LEVEL: 'error' };
  const times: Record<string, number[]> = {};
  const measure = async (name: string, env: Readonly<Record<string, string>>, args: string[]) => {
    const took = await timeOf(['scripts/campus.mjs', 'remotes', ...args], env);
    (times[name] ??= []).push(took);
  };
  await build();
  const site = await startProgram(['scripts/start.mjs'], there);
  try {
    // Simulates a team's machine, which has nothing of the site's folder.
    const elsewhere = { DATA_DIR: path.join(dataDir, 'none'), REMOTES_TOKEN: tokenFor(there) };
    const to = ['--to', site.url];
    await withSource(async (source) => {
      // The first run warms everything up.
      for (let turn = -1; turn < rounds; turn += 1) {
        for (const [where, env, more] of [
          ['folder', there, []],
          ['--to', elsewhere, to],
        ] as const) {
          await changeLine(source);
          await measure(where, env, ['publish', remote, ...more]);
          await changeLine(source);
          const without = `${where}, without trial`;
          await measure(without, { ...env, ...noBrowser }, ['publish', remote, ...more]);
          await measure(`${where}, rollback`, env, ['rollback', remote, ...more]);
        }
        if (turn < 0) for (const name of Object.keys(times)) times[name] = [];
      }
    });
  } finally {
    await endProgram(site);
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const [name, all] of Object.entries(times)) {
    console.log(`publish: one changed line of ${remote}, ${name} ${inSeconds(all)}`);
  }
  return { name: 'publish', ratios: {}, figures: figuresOf(times) };
}

export const wholeBuild: Bench = {
  summary: 'a full build of the pages, one after a changed line, and one without changes',
  run: runBuild,
};

export const publish: Bench = {
  summary:
    'time until a changed line of a remote is live, on this and another site, with and without the browser trial; rollback',
  run: runPublish,
};
