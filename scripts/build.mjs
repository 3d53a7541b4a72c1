// Builds the shell and the remotes whose sources have changed.
import { register } from 'tsx/esm/api';

const help = `Usage: npm run build [-- --force] [-- --only <workspace> …]

Builds the shell and every remote whose sources have changed since the last time, then checks the
bytes of the pages that have a budget.

  --force  builds what is fresh too
  --only   builds these workspaces only (shell, mfe-feed, …), without the pages' budgets
  --help   prints this`;

const known = new Set(['--force', '--only', '--help']);

function parse(words) {
  const wrong = words.find((word) => word.startsWith('-') && !known.has(word));
  if (wrong) throw Object.assign(new Error(`unknown option ${wrong}`), { name: 'BuildRefused' });
  const at = words.indexOf('--only');
  const only = at < 0 ? undefined : words.slice(at + 1).filter((word) => !known.has(word));
  return { force: words.includes('--force'), only };
}

async function main(words) {
  if (words.includes('--help')) return console.log(help);
  const options = parse(words);
  register();
  const { buildAll } = await import('../federation/src/build/build-all.ts');
  return buildAll({ ...options, say: (line) => process.stderr.write(`${line}\n`) });
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.name === 'BuildRefused' ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
