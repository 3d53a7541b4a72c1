// `npm run admin -- <noun> <verb> …`: what operators do, on the running site where one runs.
import path from 'node:path';
import { ensureServerBundles } from './lib/bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { buildFolder } from './lib/paths.mjs';

/** Pages are the site's own business: only what runs here is made where it is missing or stale. */
async function prepareCommands() {
  await withLock(path.join(buildFolder, 'lock'), async () => {
    await ensureInstalled();
    await ensureServerBundles();
  });
}

async function main() {
  await prepareCommands();
  const { operate } = await import('../.build/admin.mjs');
  return operate(process.argv.slice(2), process.env);
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.name === 'Refusal' ? error.message : error.stack}\n`);
  return 1;
});
