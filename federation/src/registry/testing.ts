import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ShellBuildFile } from './build-file';
import type { Access, LayoutName } from '../remote/declaration';
import { operateRemotes, type PublishOrder } from '../commands/operate';
import type { Published } from './publish';
import { integrityOf, writeTea } from './write-tea';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'registry-'));

/** Writes a small build of `mfe-tea` with the given prerendered pages, by path. */
export async function writeBuild(
  build: string,
  routes = ['/tea'],
  {
    layout = 'app',
    access = 'public',
    ...pages
  }: Record<string, string> & { layout?: LayoutName; access?: Access } = {},
): Promise<string> {
  const entry = `window.tea=${JSON.stringify(build)}`;
  const made = Object.entries(pages).map(([path, html], index) => ({
    path,
    html,
    file: `${index}.html`,
  }));
  const dir = await writeTea({
    build,
    files: { 'entry.js': entry, 'App.js': 'app', 'tea.css': '.mfe-tea__a_1{}' },
    declaration: {
      routes: routes.map((path) => ({
        path,
        title: 'Tea',
        access,
        layout,
        chunk: 'tea',
        ...(path === '/tea/:kind' && { calls: ['/api/teas/:kind?limit=10&page=1'] }),
      })),
      budgets: { firstScreen: 1000 },
    },
    exposes: { './App': { js: ['App.js'], css: [], shared: ['react'] } },
    chunks: { tea: { js: [], css: ['tea.css'], shared: ['@campus/contract/react'] } },
    pages: Object.fromEntries(
      made.map(({ path, html, file }) => [path, { path: file, integrity: integrityOf(html) }]),
    ),
  });
  await writeFile(join(dir, 'entry.js.br'), brotliCompressSync(entry));
  for (const { file, html } of made) await writeFile(join(dir, file), html);
  return dir;
}

/** Writes a small shell build with its own page at `/login`; `changes` replaces parts of its description. */
export async function writeShell(
  build = 'shell-1',
  changes: Partial<ShellBuildFile> = {},
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const dir = await temporaryFolder();
  const { 'server/frame.cjs': frame, ...others } = more;
  const files: Record<string, string> = {
    'assets/main.js': `shell ${build}`,
    'sw.js': `worker ${build}`,
    'manifest.webmanifest': '{}',
    'offline.html': '<style>p{}</style><script>1</script>',
    ...others,
  };
  const composed = {
    'server/frame.cjs': frame ?? 'exports.frame = ({ page }) => `<main>${page}</main>`;',
    'index.html': `<!doctype html><head><!-- title --><link rel="preload" as="font" href="/s/${build}/face.woff2"><script src="/s/${build}/assets/main.js" defer></script><!-- page --></head><body><!-- content --><!-- registry --></body>`,
  };
  for (const folder of ['server', 'assets']) await mkdir(join(dir, folder));
  for (const [path, text] of Object.entries({ ...composed, ...files })) {
    await writeFile(join(dir, path), text);
  }
  const hashed = Object.entries({ ...composed, ...files }).map(([path, text]) => {
    const { length } = text;
    return { path, bytes: length, brotli: length, integrity: integrityOf(text) };
  });
  const file: ShellBuildFile = {
    build,
    routes: [{ path: '/login', title: 'Login', access: 'public', layout: 'public' }],
    initial: { js: ['assets/main.js'], css: [], shared: [] },
    chunks: {},
    provides: {},
    assets: hashed.filter(({ path }) => !(path in composed)),
    composed: hashed.filter(({ path }) => path in composed),
    frame: 'server/frame.cjs',
    ...changes,
  };
  await writeFile(join(dir, 'shell.json'), JSON.stringify(file));
  return dir;
}

/** Output, log and exit code of a command. */
export interface Operated {
  code: number;
  stdout: string[];
  stderr: string[];
  /** The publish requests. */
  orders: PublishOrder[];
}

type Publish = (order: PublishOrder) => Promise<Published>;

const published: Publish = async ({ remote }) => ({
  remote,
  build: 'two',
  from: 'one',
  changed: true,
});

/** Runs `npm run remotes -- <words>` on a folder of remotes, in this process. */
export async function operate(
  remotesDir: string,
  words: string,
  publish: Publish = published,
): Promise<Operated> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const orders: PublishOrder[] = [];
  const code = await operateRemotes(
    words.split(' ').filter(Boolean),
    { REMOTES_DIR: remotesDir },
    {
      publish: (order) => {
        orders.push(order);
        return publish(order);
      },
      print: (line) => stdout.push(line),
      log: (line) => stderr.push(line),
    },
  );
  return { code, stdout, stderr, orders };
}

/**
 * A program that publishes a build and dies after the given number of steps. In one file, which starts in a fraction of
 * the time that the sources take.
 * @returns a function that runs it with its arguments and tells its exit code, or null
 */
export async function preparePublishUntilKilled() {
  const program = join(await temporaryFolder(), 'publish.cjs');
  const source = join(__dirname, 'killed-while-publishing.ts');
  await build({ entryPoints: [source], bundle: true, platform: 'node', outfile: program });
  return async (...args: readonly string[]): Promise<number | null> => {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return code;
  };
}
