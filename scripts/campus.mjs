// The operator's program: `campus remotes …`, `admin …`, `seed …`, `bench …`. Plain JavaScript, because on a fresh
// clone it first installs its packages, and a runtime image has no compiler.
import { useOwnTemporaryFolder } from '../node-tools/src/temporary-files.mjs';
import { askGate, trials } from './lib/gate.mjs';
import { buildTool, hasSources, installOnce, prepare, prepareProgram } from './lib/prepare.mjs';
import { endWithChildren, loadProgram, log, messageOf, root, run } from './lib/run.mjs';

const wrongUsage = 2;

// Loaded only where it is used: an image has no browser, and not this file either.
const findChromium = async () => (await import('./lib/find-chromium.mjs')).findChromium();

/** What builds workspaces and tries builds out. An image has neither a compiler nor a browser. */
const workshop = hasSources && { run, findChromium };

/** The storage shared by several machines of a site; the program that opens it is only loaded if it is configured. */
async function sharedRemotes() {
  const { REMOTES_URL, REMOTES_URL_FILE } = process.env;
  if (!REMOTES_URL && !REMOTES_URL_FILE) return undefined;
  await prepareProgram('admin.mjs');
  const { openSharedRemotes, readConfig } = await loadProgram('admin.mjs');
  return openSharedRemotes(readConfig(process.env));
}

async function publish(order, { central, progress }) {
  // The site, archives and browser of a trial leave no files in the system's folder, however this process ends.
  await useOwnTemporaryFolder('publish');
  await prepareProgram('publish.mjs');
  await prepareProgram(buildTool);
  const { publishRemote } = await loadProgram('publish.mjs');
  const { REQUIRE_TRIAL, GATE_SOCKET } = process.env;
  const requireTrial = REQUIRE_TRIAL === 'server';
  const ask = (trial, signal) => askGate(GATE_SOCKET, trial, signal);
  const gate = requireTrial && GATE_SOCKET && { runElsewhere: trials(order.remotesDir, ask) };
  const tools = { root, log, progress, requireTrial, central, ...gate };
  return publishRemote(order, { ...tools, ...workshop });
}

async function remotes(words) {
  await prepareProgram('remotes.mjs');
  const { operateRemotes } = await loadProgram('remotes.mjs');
  const print = (line) => process.stdout.write(`${line}\n`);
  const central = words.includes('--to') ? undefined : await sharedRemotes();
  const progress = words.includes('--json') ? undefined : process.stderr;
  const ports = { publish: (order) => publish(order, { central, progress }), print, log, central };
  return operateRemotes(words, process.env, ports);
}

/** On the running site if there is one. Builds no pages: only the site does that. */
async function admin(words) {
  await prepareProgram('admin.mjs');
  const { operate } = await loadProgram('admin.mjs');
  return operate(words, process.env);
}

/** The program that fills a database for load tests. */
async function seed(words) {
  await prepareProgram('seed.mjs');
  const { seed: fill } = await loadProgram('seed.mjs');
  return fill(words, process.env);
}

async function bench(words) {
  await useOwnTemporaryFolder('bench');
  const { register } = await import('tsx/esm/api');
  register();
  process.env.CHROMIUM ??= (await findChromium()) ?? '';
  const { runBench } = await import('../bench/src/main.ts');
  return runBench(words, prepare);
}

async function program() {
  await installOnce();
  const { Command } = await import('commander');
  const campus = new Command('campus')
    .description('Commands to operate a site. Each has its own --help.')
    .usage('<part> …')
    .helpCommand(false)
    .enablePositionalOptions()
    .exitOverride(({ exitCode }) => process.exit(exitCode && wrongUsage));
  // The arguments of a part are parsed by the part itself, including --help.
  const part = (name, description, operate) =>
    campus
      .command(name)
      .description(description)
      .usage('…')
      .argument('[words...]')
      .helpOption(false)
      .allowUnknownOption()
      .passThroughOptions()
      .action(async () => {
        process.exitCode = await operate(process.argv.slice(3));
      });
  // The packages are there by now: the other scripts of package.json begin with it.
  part('install', 'installs packages if there are none yet', () => 0);
  part('remotes', 'publishes remotes, rolls them back, shows what is live', remotes);
  part('admin', 'colleges, communities, students, reports, backups', admin);
  part('seed', 'fills a separate college for load tests', seed);
  part('bench', 'measures one thing against a baseline', bench);
  return campus;
}

endWithChildren();
try {
  await (await program()).parseAsync();
} catch (error) {
  log(messageOf(error));
  process.exitCode = 1;
}
