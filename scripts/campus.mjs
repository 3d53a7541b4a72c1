// One program for those who run a site: `campus remotes …`, `campus admin …`, `campus seed …`.
import { findChromium } from './lib/chromium.mjs';
import { prepareProgram } from './lib/prepare.mjs';
import { say } from './lib/say.mjs';

/** What builds and tries out is loaded only by the command that does. */
async function publish(order) {
  const { register } = await import('tsx/esm/api');
  register();
  const { publishRemote } = await import('../federation/src/commands/publish-remote.ts');
  return publishRemote(order, { findChromium, say });
}

/** What is live of each remote, and what goes live. */
async function remotes(words) {
  await prepareProgram('remotes.mjs');
  const { operateRemotes } = await import('../.build/remotes.mjs');
  const print = (line) => process.stdout.write(`${line}\n`);
  return operateRemotes(words, process.env, { publish, print, say });
}

/** What operators do, on the running site where one runs. Pages are the site's own business: none is built. */
async function admin(words) {
  await prepareProgram('admin.mjs');
  const { operate } = await import('../.build/admin.mjs');
  return operate(words, process.env);
}

const parts = { remotes, admin, seed: (words) => admin(['seed', ...words]) };

async function main([part = '', ...words]) {
  if (Object.hasOwn(parts, part)) return parts[part](words);
  say(`Usage: campus ${Object.keys(parts).join('|')} <words>; each of them knows --help`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.name === 'Refusal' ? error.message : error.stack}\n`);
  return 1;
});
