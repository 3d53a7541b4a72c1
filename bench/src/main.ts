import { Command, CommanderError } from 'commander';
import { moderation } from './moderation';
import { machine, type Bench } from './report';
import { web } from './browser/web';
import { feed, feedEmbedded } from './server/feed';
import { writes } from './server/writes';

const benches: Readonly<Record<string, Bench>> = {
  moderation,
  feed,
  'feed-embedded': feedEmbedded,
  writes,
  web,
};

/** `npm run bench`. @returns the exit code */
export async function runBench(words: readonly string[]): Promise<number> {
  const program = new Command('npm run bench --').helpCommand(false).exitOverride();
  for (const [name, { summary, run }] of Object.entries(benches)) {
    program
      .command(name)
      .description(summary)
      .action(async () => console.log(JSON.stringify({ ...(await run()), machine: machine() })));
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}
