import { basename } from 'node:path';
import { serveRemote } from './serve';
import { devOptions } from './dev-words';

const help = `Usage: npm run dev -w <remote> [-- --site <url>] [--port <number>]

Serves one remote with fast refresh, inside of a running site: what is saved shows at once, and what was
typed stays. Everything but the remote and its shell comes from the site.

  --site  the running site, http://localhost:3000 where not given
  --port  where this listens, 4300 where not given`;

const words = process.argv.slice(2);

if (words.includes('--help')) {
  console.log(help);
} else {
  try {
    const options = devOptions(words);
    const url = await serveRemote(process.cwd(), options);
    console.log(`${basename(process.cwd())} at ${url}, all else from ${options.site}`);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DevRefused') throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
