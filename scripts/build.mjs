// Builds the shell and the remotes whose sources have changed.
import { Command } from 'commander';
import { register } from 'tsx/esm/api';

const command = new Command('npm run build --')
  .usage('[--force] [--only <workspace> …]')
  .description(
    'Builds the shell and every remote whose sources have changed since the last time, then checks the ' +
      'bytes of the pages that have a budget.',
  )
  .option('--force', 'builds what is fresh too')
  .option(
    '--only <workspace...>',
    "builds these only (shell, mfe-feed, …), without the pages' budgets",
  );

async function main(words) {
  const options = command.parse(words, { from: 'user' }).opts();
  register();
  const { buildAll } = await import('../federation/src/build/build-all.ts');
  return buildAll({ ...options, say: (line) => process.stderr.write(`${line}\n`) });
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.name === 'Refusal' ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
