// Builds the shell and the remotes whose sources have changed.
import { Command } from 'commander';
import { buildAll } from '../federation/src/build/build-all';
import { exitCodes } from '../node-tools/src/command-line';
import { buildTool, prepareProgram } from './lib/prepare.mjs';
import { log, messageOf } from './lib/run.mjs';

const command = new Command('npm run build --')
  .usage('[--force] [--only <workspace> …] [--report]')
  .exitOverride(({ exitCode }) => process.exit(exitCode && exitCodes.wrongUsage))
  .description(
    'Builds the shell and every remote whose sources have changed since the last build, then checks the ' +
      'pages against their size budgets.',
  )
  .option('--force', 'also rebuilds what is up to date')
  .option(
    '--only <workspace...>',
    'builds only these (shell, mfe-feed, …) and skips the size budgets',
  )
  .option('--report', 'writes a treemap of the files of each page, as HTML')
  .action(async (options: { force?: boolean; only?: string[]; report?: boolean }) => {
    await prepareProgram(buildTool);
    await buildAll({ ...options, log });
    if (!options.report) return;
    // Its packages are for development: a site that builds its own pages may lack them.
    const { drawTreemaps } = await import('../federation/src/build/treemaps');
    log(`Treemaps, one per page: ${await drawTreemaps(log)}`);
  });

await command.parseAsync().catch((error: Error) => {
  log(messageOf(error) ?? error.message);
  process.exitCode = 1;
});
