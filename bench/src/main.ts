import {
  createProgram,
  exitCodes,
  readCommandLine,
  reportFailure,
} from '@campus/node-tools/command-line';
import { constants } from 'node:os';
import { publish, wholeBuild } from './builds';
import { moderation } from './moderation';
import { machine, type Asked, type Bench } from './report';
import { interact } from './browser/interact';
import { lighthouseScores } from './browser/lighthouse';
import { slowLine } from './browser/slow-line';
import { web } from './browser/web';
import { chat } from './server/chat';
import { feed, feedEmbedded } from './server/feed';
import { growth } from './server/growth';
import { memory } from './server/memory';
import { profile } from './server/profile';
import { scale } from './server/scale';
import { start } from './server/start';
import { writes } from './server/writes';

const benches: Readonly<Record<string, Bench>> = {
  moderation,
  feed,
  'feed-embedded': feedEmbedded,
  writes,
  profile,
  growth,
  chat,
  scale,
  start,
  memory,
  build: wholeBuild,
  publish,
  web,
  'slow-line': slowLine,
  interact,
  lighthouse: lighthouseScores,
};

const print = console.log;

async function runAll(): Promise<number> {
  let exitCode: number = exitCodes.done;
  for (const [name, bench] of Object.entries(benches)) {
    const result = await (async () => bench.run({}))().catch((error: unknown) => {
      exitCode = exitCodes.refused;
      return { name, error: String(error) };
    });
    print(JSON.stringify({ ...result, machine: machine() }));
  }
  return exitCode;
}

async function runOne(bench: Bench, asked: Asked): Promise<number> {
  print(JSON.stringify({ ...(await bench.run(asked)), machine: machine() }));
  return exitCodes.done;
}

function programOf(ask: (run: () => Promise<number>) => void) {
  const program = createProgram('npm run bench --');
  for (const [name, bench] of Object.entries(benches)) {
    const command = program.command(name).description(bench.summary);
    for (const [flag, meaning] of Object.entries(bench.flags ?? {}))
      command.option(`--${flag}`, meaning);
    command.action((asked: Asked) => ask(() => runOne(bench, asked)));
  }
  program
    .command('all')
    .description('runs every bench in turn, with one JSON line each; continues if one fails')
    .action(() => ask(runAll));
  return program;
}

/**
 * `npm run bench`. With `--json`, the tables are left out.
 * @param prepare builds what the benches start, if it is missing or outdated
 * @returns the exit code
 */
export async function runBench(
  words: readonly string[],
  prepare: () => Promise<void>,
): Promise<number> {
  // What it has started ends with it: see `endWithBench`.
  process.once('SIGTERM', () => process.exit(128 + constants.signals.SIGTERM));
  const json = words.includes('--json');
  let run: (() => Promise<number>) | undefined;
  try {
    const help = readCommandLine(
      programOf((asked) => (run = asked)),
      words,
    );
    if (help !== undefined) print(help);
    if (run === undefined) return exitCodes.done;
    if (json) console.log = () => undefined;
    await prepare();
    return await run();
  } catch (error) {
    return reportFailure(error, json, { log: console.error, print });
  }
}
