// `npm test`: installs what is missing and runs all tests, including the browser's.
import { install } from './lib/prepare.mjs';
import { endChildren, log } from './lib/run.mjs';

const help = `Usage: npm test -- [--only unit|e2e] [--checks] [--containers] [arguments for Jest or Playwright]

  --only unit    only the Jest tests: every workspace, the API on a real database
  --only e2e     only the browser tests
  --checks       also lint, typecheck and code metrics, each counted as a test
  --containers   also the site of docker-compose.yml; skipped without a Docker engine

TEST_DATABASE_URL (postgres://…) is a server on which the API's tests may create databases; without it
they use only the embedded one. CHROMIUM is the path of a browser; without it one is found or installed.
The last line is \`N passed, N failed\`.`;

const flags = {
  '--checks': 'checks',
  '--containers': 'containers',
  '--help': 'help',
  '-h': 'help',
};

function readArguments([first, ...rest], read = { more: [] }) {
  if (first === undefined) return read;
  if (first === '--only') return readArguments(rest.slice(1), { ...read, only: rest[0] ?? '' });
  if (flags[first]) return readArguments(rest, { ...read, [flags[first]]: true });
  return readArguments(rest, { ...read, more: [...read.more, first] });
}

async function main() {
  const { help: helpAsked, ...order } = readArguments(process.argv.slice(2));
  if (helpAsked) return console.log(help);
  const { only, more } = order;
  if (only !== undefined && !['unit', 'e2e'].includes(only)) {
    throw new Error(`--only takes unit or e2e, not ${only}`);
  }
  if (more.length > 0 && !only) throw new Error(`${more[0]} needs --only unit or --only e2e`);
  await install();
  const { register } = await import('tsx/esm/api');
  register();
  const { runTests } = await import('./lib/tests.ts');
  process.exitCode = (await runTests(order)) ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void endChildren().then(() => process.exit(1)));
}

await main().catch((error) => {
  log(error.message);
  process.exitCode = 1;
});
