// `npm run dev`: the site, updated automatically when its sources change.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { endChildren, log, root, run } from './lib/run.mjs';
import { isSource, whatChanged } from './lib/what-changed';

const help = `Usage: npm run dev

Starts the site as \`npm start\` does, with the same environment, and keeps it up to date while you work:

  a change in mfe-…   builds that remote and publishes it to the running site; open tabs load it
  any other change    stops the site, builds what is stale and starts it again

To develop one remote with fast refresh against a running site: npm run dev -w mfe-feed`;

/** Milliseconds without further changes after which the files saved together count as one change. */
const quiet = 300;

/** The site as a process that can be stopped and started again. */
class SiteProcess {
  #child: ChildProcess | undefined;
  #isOver = false;

  start(): void {
    if (this.#isOver) return;
    this.#child = spawn(process.execPath, ['scripts/start.mjs', '--publish-built'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child.once('exit', (code) => {
      if (code) log('The site has stopped. It restarts after the next change.');
    });
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async stop(): Promise<void> {
    if (!this.#child || !this.isRunning) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }

  /** Like `stop`, but final: a pending start is cancelled. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.stop();
  }
}

async function bringUpToDate(site: SiteProcess, files: readonly string[]): Promise<void> {
  const { restart, publish } = whatChanged(files);
  if (restart || (publish.length > 0 && !site.isRunning)) {
    log('Restarting the site.');
    await site.stop();
    return site.start();
  }
  for (const remote of publish) {
    const command = ['scripts/campus.mjs', 'remotes', 'publish', remote];
    // The gate has printed the fault; the live build stays.
    await run(process.execPath, command, { cwd: root, label: `publish ${remote}` }).catch(
      ({ message }: Error) => log(message),
    );
  }
}

/** Calls back with the files that changed together, and again only after that call has finished. */
function follow(folders: string[], changed: (files: readonly string[]) => Promise<void>): void {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  async function report(): Promise<void> {
    if (busy || files.size === 0) return;
    busy = true;
    const together = [...files];
    files.clear();
    await changed(together);
    busy = false;
    await report();
  }
  // Relative to the repository: the path to it may contain a dot.
  const place = (file: string) =>
    path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  const ignored = (file: string) => !isSource(place(file));
  watch(folders, { cwd: root, ignored, ignoreInitial: true }).on('all', (_event, file) => {
    files.add(place(file));
    clearTimeout(timer);
    timer = setTimeout(() => void report(), quiet);
  });
}

async function develop(): Promise<void> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  );
  const site = new SiteProcess();
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
