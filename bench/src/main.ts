import { Command, CommanderError } from 'commander';
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
import { scale } from './server/scale';
import { start } from './server/start';
import { writes } from './server/writes';

const benches: Readonly<Record<string, Bench>> = {
  moderation,
  feed,
  'feed-embedded': feedEmbedded,
  writes,
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

/**
 * `npm run bench`.
 * @param prepare builds what the benches start, if it is missing or outdated
 * @returns the exit code
 */
export async function runBench(
  words: readonly string[],
  prepare: () => Promise<void>,
): Promise<number> {
  const program = new Command('npm run bench --').helpCommand(false).exitOverride();
  const print = console.log;
  let exitCode = 0;
  for (const [name, { summary, flags = {}, run }] of Object.entries(benches)) {
    const command = program
      .command(name)
      .description(summary)
      .option('--json', 'prints only the JSON line');
    for (const [flag, meaning] of Object.entries(flags)) command.option(`--${flag}`, meaning);
    command.action(async ({ json, ...asked }: Asked & { json?: boolean }) => {
      if (json) console.log = () => undefined;
      await prepare();
      print(JSON.stringify({ ...(await run(asked)), machine: machine() }));
    });
  }
  program
    .command('all')
    .description('runs every bench in turn, with one JSON line each; continues if one fails')
    .option('--json', 'prints only the JSON lines')
    .action(async (asked: { json?: boolean }) => {
      if (asked.json) console.log = () => undefined;
      await prepare();
      for (const [name, bench] of Object.entries(benches)) {
        const result = await (async () => bench.run({}))().catch((error: unknown) => {
          exitCode = 1;
          return { name, error: String(error) };
        });
        print(JSON.stringify({ ...result, machine: machine() }));
      }
    });
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}
