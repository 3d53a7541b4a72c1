// `npm run dev`: the site, kept up to date with its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { root } from './lib/paths.mjs';
import { endChildren, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { isSource, whatChanged } from './lib/what-changed.mjs';

const help = `Usage: npm run dev

Starts the site as \`npm start\` does, with the same environment, and keeps it up to date while you work:

  a change in mfe-…   builds that remote and publishes it into the running site; open tabs follow it
  any other change    ends the site, builds what is stale and starts it again

One remote with fast refresh, beside a site that runs: npm run dev -w mfe-feed`;

/** Milliseconds of quiet after which what was saved together counts as one change. */
const quiet = 300;

const program = (file, ...words) => [process.execPath, [path.join('scripts', file), ...words]];

/** The site as a process that can be ended and started again. */
function siteProcess() {
  let child;
  let isOver = false;
  return {
    start() {
      if (isOver) return;
      const [command, args] = program('start.mjs');
      child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
      child.once('exit', (code) => {
        if (code) say('The site has ended; it is started again after the next change.');
      });
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (!this.isRunning()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    /** As `stop`, and for good: a start that waits for it does not come. */
    async end() {
      isOver = true;
      await this.stop();
    },
  };
}

async function bringUpToDate(site, files) {
  const { restart, publish } = whatChanged(files);
  if (restart || (publish.length > 0 && !site.isRunning())) {
    say('Starting again.');
    await site.stop();
    return site.start();
  }
  for (const remote of publish) {
    const [command, args] = program('campus.mjs', 'remotes', 'publish', remote);
    // The gate has said what is wrong; what was live stays.
    await run(command, args, { cwd: root, label: `publish ${remote}` }).catch(({ message }) =>
      say(message),
    );
  }
}

/** Calls back with the files that changed together, and again only when that is done. */
function follow(folders, changed) {
  const files = new Set();
  let timer;
  let busy = false;
  async function tell() {
    if (busy || files.size === 0) return;
    busy = true;
    const together = [...files];
    files.clear();
    await changed(together);
    busy = false;
    await tell();
  }
  // Within the repository: where that lies may well have a dot in its path.
  const place = (file) => path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  const ignored = (file) => !isSource(place(file));
  watch(folders, { cwd: root, ignored, ignoreInitial: true }).on('all', (_event, file) => {
    files.add(place(file));
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), quiet);
  });
}

async function develop() {
  const { workspaces } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const site = siteProcess();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(
      signal,
      () => void Promise.all([site.end(), endChildren()]).then(() => process.exit(0)),
    );
  }
  site.start();
  const folders = workspaces.filter((folder) => !['e2e', 'bench'].includes(folder));
  follow([...folders, 'scripts'], (files) => bringUpToDate(site, files));
}

const words = process.argv.slice(2);
if (words.includes('--help') || words.includes('-h')) console.log(help);
else await develop();
