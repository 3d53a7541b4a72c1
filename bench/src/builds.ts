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

/** A page of a remote, and text on it that its team might change. */
interface Line {
  readonly remote: string;
  readonly page: string;
  readonly words: string;
}

const small: Line = {
  remote: 'mfe-static',
  page: 'src/features/disclaimer/disclaimer-page.tsx',
  words: 'What students write',
};
const largest: Line = {
  remote: 'mfe-feed',
  page: 'src/features/dashboard/dashboard-page.tsx',
  words: 'Choose yours',
};

/** Seconds until a changed line is live, and what the trial may take of them. */
const limits = { publish: 10, trial: 5 };

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

/** Passes a function on that changes the line to a text not used before, and always restores the file afterwards. */
async function withLine<T>(
  { remote, page, words }: Line,
  work: (change: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const file = path.join(root, remote, page);
  const source = await readFile(file, 'utf8');
  if (!source.includes(words)) throw new Error(`${file} no longer contains "${words}".`);
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  try {
    return await work(() => writeFile(file, source.replace(words, `${words} ${(turns += 1)}`)));
  } finally {
    restore();
    process.off('exit', restore);
  }
}

async function runBuild(): Promise<BenchResult> {
  const times: Record<string, number[]> = { whole: [], unchanged: [], line: [] };
  await withLine(small, async (change) => {
    for (let turn = 0; turn < builds; turn += 1) {
      times['whole']?.push(await build('--force'));
      times['unchanged']?.push(await build());
      await change();
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

/** A token for a remote on the site of this environment. */
function tokenFor(remote: string, env: Readonly<Record<string, string>>): string {
  const words = ['scripts/campus.mjs', 'admin', 'tokens', 'create', remote, '--name', 'bench'];
  const made = spawnSync(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout.trim().split(/\s/).at(-1) ?? '';
}

/** From where a command publishes. */
interface Place {
  readonly where: string;
  readonly env: Readonly<Record<string, string>>;
  readonly more: readonly string[];
}

/** What the trial costs: publishing with it beside publishing without it, in turns. */
function costOfTrial({ remote }: Line, times: Readonly<Record<string, readonly number[]>>) {
  const seconds = (name: string) => median(times[`${remote}, ${name}`] ?? []) / 1000;
  const [whole, without] = [seconds('folder'), seconds('folder, without trial')];
  const trial = whole - without;
  console.log(
    `publish: one changed line of ${remote} ${whole.toFixed(1)} s (limit ${limits.publish} s), without the trial ` +
      `${without.toFixed(1)} s: the trial takes ${trial.toFixed(1)} s (limit ${limits.trial} s)`,
  );
  return {
    [`${remote}, of ${limits.publish} s`]: round(whole / limits.publish),
    [`${remote}, trial, of ${limits.trial} s`]: round(trial / limits.trial),
  };
}

async function runPublish(): Promise<BenchResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-bench-'));
  const there = { DATA_DIR: dataDir, DEMO: '0', PORT: '0', LOG_LEVEL: 'error' };
  const times: Record<string, number[]> = {};
  await build();
  const site = await startProgram(['scripts/start.mjs'], there);
  const folder: Place = { where: 'folder', env: there, more: [] };
  const measureAll = (line: Line) =>
    withLine(line, async (change) => {
      const token = tokenFor(line.remote, there);
      // Simulates a team's machine, which has nothing of the site's folder.
      const elsewhere = { DATA_DIR: path.join(dataDir, 'none'), REMOTES_TOKEN: token };
      const to: Place = { where: '--to', env: elsewhere, more: ['--to', site.url] };
      const measure = async (
        name: string,
        env: Readonly<Record<string, string>>,
        args: string[],
      ) => {
        const took = await timeOf(['scripts/campus.mjs', 'remotes', ...args], env);
        (times[`${line.remote}, ${name}`] ??= []).push(took);
      };
      // The first run warms everything up.
      for (let turn = -1; turn < rounds; turn += 1) {
        for (const { where, env, more } of [folder, to]) {
          const publishing = ['publish', line.remote, ...more];
          await change();
          await measure(where, env, publishing);
          await change();
          await measure(`${where}, without trial`, { ...env, ...noBrowser }, publishing);
          await measure(`${where}, rollback`, env, ['rollback', line.remote, ...more]);
        }
        if (turn < 0)
          for (const name of Object.keys(times)) if (name.startsWith(line.remote)) times[name] = [];
      }
    });
  try {
    for (const line of [small, largest]) await measureAll(line);
  } finally {
    await endProgram(site);
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const [name, all] of Object.entries(times))
    console.log(`publish: ${name} ${inSeconds(all)}`);
  const ratios = { ...costOfTrial(small, times), ...costOfTrial(largest, times) };
  return { name: 'publish', ratios, figures: figuresOf(times) };
}

export const wholeBuild: Bench = {
  summary: 'a full build of the pages, one after a changed line, and one without changes',
  run: runBuild,
};

export const publish: Bench = {
  summary:
    'time until a changed line of a small and of the largest remote is live, with and without the browser trial, beside its limits; on another site; rollback',
  run: runPublish,
};
