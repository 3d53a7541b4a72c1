import { Command, CommanderError } from 'commander';
import { publish, wholeBuild } from './builds';
import { moderation } from './moderation';
import { machine, type Asked, type Bench } from './report';
import { interact } from './browser/interact';
import { lighthouseScores } from './browser/lighthouse';
import { web } from './browser/web';
import { chat } from './server/chat';
import { feed, feedEmbedded } from './server/feed';
import { growth } from './server/growth';
import { memory } from './server/memory';
import { start } from './server/start';
import { writes } from './server/writes';

const benches: Readonly<Record<string, Bench>> = {
  moderation,
  feed,
  'feed-embedded': feedEmbedded,
  writes,
  growth,
  chat,
  start,
  memory,
  build: wholeBuild,
  publish,
  web,
  interact,
  lighthouse: lighthouseScores,
};

/** `npm run bench`. @returns the exit code */
export async function runBench(words: readonly string[]): Promise<number> {
  const program = new Command('npm run bench --').helpCommand(false).exitOverride();
  const print = console.log;
  for (const [name, { summary, flags = {}, run }] of Object.entries(benches)) {
    const command = program
      .command(name)
      .description(summary)
      .option('--json', 'the JSON line alone');
    for (const [flag, meaning] of Object.entries(flags)) command.option(`--${flag}`, meaning);
    command.action(async ({ json, ...asked }: Asked & { json?: boolean }) => {
      if (json) console.log = () => undefined;
      print(JSON.stringify({ ...(await run(asked)), machine: machine() }));
    });
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}
