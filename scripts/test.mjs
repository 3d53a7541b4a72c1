// `npm test`: installs what is missing and runs every test, the browser's too.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { install, prepare } from './lib/prepare.mjs';
import { buildFolder, root } from './lib/paths.mjs';
import { endChildren, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { inWords, jestTotals, one, playwrightTotals, sum } from './lib/totals.mjs';

const help = `Usage: npm test -- [--only unit|e2e] [--checks] [arguments for Jest or Playwright]

  --only unit    the tests of Jest: every workspace, the API on a real database
  --only e2e     the tests in a browser
  --checks       lint, typecheck and the figures of the code too, each counted as a test

TEST_DATABASE_URL (postgres://…) names a database in which the API's tests may make their own; without
it they run on the embedded one only. CHROMIUM names a browser; without it one is found or installed.
The last line is \`N passed, N failed\`.`;

const reports = path.join(buildFolder, 'reports');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

function passes(task) {
  const tell = (error) => {
    say(error.message);
    return false;
  };
  return task.then(() => true, tell);
}

async function checks() {
  const script = (name, label) =>
    passes(run('npm', ['run', '--silent', name], { cwd: root, label }));
  const passed = await Promise.all([
    script('lint', 'Lint'),
    script('typecheck', 'Typecheck'),
    script('house', 'House'),
  ]);
  return sum(passed.map(one));
}

async function unit(more) {
  const { reachableServices } = await import('./lib/services.mjs');
  const report = path.join(reports, 'jest.json');
  const args = ['--json', `--outputFile=${report}`, ...more];
  const env = await reachableServices();
  await passes(run(bin('jest'), args, { cwd: root, env, label: 'Jest' }));
  return jestTotals(report);
}

async function browser(more) {
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const report = path.join(reports, 'playwright.json');
  const ready = prepare().then(ensureChromium);
  if (!(await passes(ready))) return one(false);
  const env = { ...process.env, CHROMIUM: await ready, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--reporter=list,json', ...more];
  await passes(run(bin('playwright'), args, { cwd: root, env, label: 'Playwright' }));
  return playwrightTotals(report);
}

const flags = { '--checks': 'checks', '--help': 'help', '-h': 'help' };

function readArguments([first, ...rest], read = { more: [] }) {
  if (first === undefined) return read;
  if (first === '--only') return readArguments(rest.slice(1), { ...read, only: rest[0] ?? '' });
  if (flags[first]) return readArguments(rest, { ...read, [flags[first]]: true });
  return readArguments(rest, { ...read, more: [...read.more, first] });
}

async function main() {
  const { only, checks: withChecks, help: asked, more } = readArguments(process.argv.slice(2));
  if (asked) return console.log(help);
  if (only !== undefined && !['unit', 'e2e'].includes(only)) {
    throw new Error(`--only takes unit or e2e, not ${only}`);
  }
  if (more.length > 0 && !only) throw new Error(`${more[0]} needs --only unit or --only e2e`);
  await install();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const totals = [];
  if (withChecks) totals.push(await checks());
  if (only !== 'e2e') totals.push(await unit(more));
  if (only !== 'unit') totals.push(await browser(more));
  const total = sum(totals);
  console.log(inWords(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void endChildren().then(() => process.exit(1)));
}

await main().catch((error) => {
  say(error.message);
  process.exitCode = 1;
});
