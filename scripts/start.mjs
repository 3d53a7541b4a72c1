// `npm start`: installs what is missing, builds what is outdated, and runs the site in this process.
import path from 'node:path';
import { refuseWhileInUse } from '../node-tools/src/file-lock.mjs';
import { prepare } from './lib/prepare.mjs';
import { endChildren, loadProgram, log, messageOf } from './lib/run.mjs';

const help = `Usage: npm start [-- --built]

Installs what is missing, builds what is stale, starts the site and stays in the foreground. Prints
\`ready <url>\` once the site answers. SIGTERM or SIGINT stops it once requests in flight are finished.

All settings are optional environment variables: PORT (3000), HOST (127.0.0.1), DATA_DIR (.data),
DATABASE_URL, REDIS_URL, S3_URL, SMTP_URL, BACKUP_URL, PUBLIC_ORIGIN, SESSION_SECRET, DEMO,
RATE_LIMITS.`;

async function start({ built, publishBuilt }) {
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (!DATABASE_URL) await refuseWhileInUse(path.resolve(DATA_DIR || '.data'));
  const leave = () => void endChildren().then(() => process.exit(0));
  const signals = ['SIGTERM', 'SIGINT'];
  for (const signal of signals) process.on(signal, leave);
  if (!built) await prepare(({ checkEnvironment }) => checkEnvironment());
  const { runSite } = await loadProgram('site.mjs');
  await runSite({ publishBuilt });
  // From here on the site ends itself, after finishing calls in flight.
  for (const signal of signals) process.off(signal, leave);
}

function refuse(message, exitCode = 1) {
  log(message);
  process.exit(exitCode);
}

// The last option is for `npm run dev`: undoing a change results in a build that was live before.
const known = ['--help', '-h', '--built', '--publish-built'];
const words = process.argv.slice(2);
const unknown = words.find((word) => !known.includes(word));

if (Number(process.versions.node.split('.')[0]) < 20) {
  refuse(`The site needs Node 20 or newer; this is ${process.versions.node}.`);
} else if (unknown) {
  refuse(`Unknown option ${unknown}; see npm start -- --help`, 2);
} else if (words.includes('--help') || words.includes('-h')) {
  console.log(help);
} else {
  const flags = {
    built: words.includes('--built'),
    publishBuilt: words.includes('--publish-built'),
  };
  start(flags).catch((error) => refuse(messageOf(error)));
}
