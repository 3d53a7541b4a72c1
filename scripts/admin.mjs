// `npm run admin -- <noun> <verb> …`: what operators do, on the running site where one runs.
import { prepareProgram } from './lib/prepare.mjs';

async function main() {
  // Pages are the site's own business: only what runs here is made.
  await prepareProgram('admin.mjs');
  const { operate } = await import('../.build/admin.mjs');
  return operate(process.argv.slice(2), process.env);
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.name === 'Refusal' ? error.message : error.stack}\n`);
  return 1;
});
