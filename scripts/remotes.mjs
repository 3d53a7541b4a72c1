// `npm run remotes -- <command> …`: what is live of each remote, and what goes live.
import path from 'node:path';
import { ensureServerBundles, isBundled } from './lib/bundle.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { buildFolder } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

/** A rollback waits for nobody: where the commands are there, no lock is taken. */
async function prepareCommands() {
  const program = 'remotes.mjs';
  if (await isBundled(program)) return;
  await withLock(path.join(buildFolder, 'lock'), async () => {
    await ensureInstalled();
    await ensureServerBundles(program);
  });
}

/** What builds and tries out is loaded only by the command that does. */
async function publish(order) {
  const { register } = await import('tsx/esm/api');
  register();
  const { publishRemote } = await import('../federation/src/commands/publish-remote.ts');
  return publishRemote(order, { findChromium, say });
}

async function main() {
  await prepareCommands();
  const { operateRemotes } = await import('../.build/remotes.mjs');
  const print = (line) => process.stdout.write(`${line}\n`);
  return operateRemotes(process.argv.slice(2), process.env, { publish, print, say });
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.name === 'Refusal' ? error.message : error.stack}\n`);
  return 1;
});
