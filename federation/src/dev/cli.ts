import { basename } from 'node:path';
import { Refusal } from '@campus/node-tools/refusal';
import { devOptions, serveRemote } from './serve';

try {
  const options = devOptions(process.argv.slice(2));
  if (options) {
    const url = await serveRemote(process.cwd(), options);
    console.log(`${basename(process.cwd())} at ${url}, everything else from ${options.site}`);
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
