// `npm run remotes -- <command> …`: what is live of each remote, and what goes live.
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

async function main() {
  await prepareProgram('remotes.mjs');
  const { operateRemotes } = await import('../.build/remotes.mjs');
  const print = (line) => process.stdout.write(`${line}\n`);
  return operateRemotes(process.argv.slice(2), process.env, { publish, print, say });
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.name === 'Refusal' ? error.message : error.stack}\n`);
  return 1;
});
