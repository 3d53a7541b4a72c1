// Builds the shell and the remotes whose sources have changed.
import { Command } from 'commander';
import { buildAll } from '../federation/src/build/build-all';
import { log, messageOf } from './lib/run.mjs';

const command = new Command('npm run build --')
  .usage('[--force] [--only <workspace> …] [--report]')
  .description(
    'Builds the shell and every remote whose sources have changed since the last time, then checks the ' +
      'bytes of the pages that have a budget.',
  )
  .option('--force', 'builds what is fresh too')
  .option(
    '--only <workspace...>',
    "builds these only (shell, mfe-feed, …), without the pages' budgets",
  )
  .option('--report', 'draws what is in the files of each page, as HTML')
  .action(async (options: { force?: boolean; only?: string[]; report?: boolean }) => {
    await buildAll({ ...options, log });
    if (!options.report) return;
    // Its packages are for development: a site that builds its own pages may lack them.
    const { drawTreemaps } = await import('../federation/src/build/treemaps');
    log(`One treemap a page: ${await drawTreemaps(log)}`);
  });

await command.parseAsync().catch((error: Error) => {
  log(messageOf(error) ?? error.message);
  process.exitCode = 1;
});
