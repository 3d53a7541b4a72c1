// Prepares what a command needs before it can run. Plain JavaScript without packages, because it installs them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { withFileLock } from '../../node-tools/src/file-lock.mjs';
import { buildFolder, loadProgram, log, root, run } from './run.mjs';

const stampFile = path.join(root, 'node_modules/.campus-install.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

const sha256 = async (file) =>
  createHash('sha256')
    .update(await readFile(path.join(root, file)).catch(() => ''))
    .digest('hex');

/** Whether the packages that npm lists as installed match the lockfile (except packages of other platforms). */
async function matchesLockfile() {
  const installed = await readJson(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const { packages } = await readJson(path.join(root, 'package-lock.json'));
  return Object.entries(packages).every(([place, { version, link, optional, peer }]) => {
    if (!place.includes('node_modules/') || link) return true;
    const present = installed.packages[place];
    return present ? present.version === version : Boolean(optional || peer);
  });
}

/**
 * Runs `npm ci` if packages are missing or the lockfile has changed since. The build tools of the site are
 * development dependencies and are needed even with NODE_ENV=production.
 */
async function ensureInstalled() {
  const platform = `${process.platform}-${process.arch}`;
  const stamp = JSON.stringify({ lock: await sha256('package-lock.json'), platform });
  const last = await readFile(stampFile, 'utf8').catch(() => '');
  if (last === stamp) return;
  const elsewhere = last !== '' && JSON.parse(last).platform !== platform;
  if (elsewhere || !(await matchesLockfile())) {
    log('Installing packages. This takes about a minute and happens only once.');
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
    });
  }
  await writeFile(stampFile, stamp);
}

/** What builds one workspace: read from a single file, it starts a second sooner than from its sources. */
export const buildTool = 'tools/build.mjs';

/** Programs, each a file of its own in `.build`. Those at its top run on the server. */
const programs = {
  'site.mjs': 'scripts/site.ts',
  'admin.mjs': 'api/src/operator/cli.ts',
  'seed.mjs': 'seed/src/load/seed-command.ts',
  'remotes.mjs': 'federation/src/commands/operate.ts',
  'publish.mjs': 'federation/src/commands/publish-remote.ts',
  'gate.mjs': 'scripts/check-live.ts',
  [buildTool]: 'federation/src/build/cli.ts',
};

async function isFresh(output) {
  if (!existsSync(path.join(buildFolder, output))) return false;
  const inputs = Object.entries((await readJson(path.join(buildFolder, `${output}.inputs`))) ?? {});
  const same = await Promise.all(inputs.map(async ([file, hash]) => (await sha256(file)) === hash));
  return inputs.length > 0 && same.every(Boolean);
}

/**
 * Packages that go into a bundle: finding and reading their hundreds of files takes as long as everything else that a
 * site does before it answers. Packages with binaries or their own files stay outside, and so do those that
 * scripts/campus.mjs needs itself.
 */
const bundled = [
  '@socket.io/redis-streams-adapter',
  'aws4fetch',
  'cookie',
  'drizzle-orm',
  'fast-json-stringify',
  'fastify',
  'ical.js',
  'ioredis',
  'nodemailer',
  // Bundled with moderation's lists, which a site loads after it answers: an external package would be loaded first.
  'obscenity',
  'p-limit',
  'pg',
  'rate-limiter-flexible',
  'secure-json-parse',
  'socket.io',
  // Loaded for the first push only: an image has the external packages that are loaded at the start.
  'web-push',
  'yauzl',
  'yazl',
  'zod',
];

/** The variables that a CommonJS package expects in its own file. */
const commonJs = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __dirname = __fileURLToPath(new URL('.', import.meta.url));`;

/**
 * Lets the modules of the build tool find the files beside them, which stay where they are.
 * @param {string} outfile
 */
const besideSources = (outfile) => ({
  name: 'beside-sources',
  setup({ onLoad }) {
    onLoad({ filter: /federation\/src\/build\/.*\.ts$/ }, async ({ path: file }) => {
      const place = JSON.stringify(path.relative(path.dirname(outfile), file));
      const contents = (await readFile(file, 'utf8')).replaceAll(
        'import.meta.url',
        `new URL(${place}, import.meta.url).href`,
      );
      return { contents, loader: 'ts' };
    });
  },
});

/**
 * Packages that a bundle leaves in npm's folder. A package that npm nested in a workspace cannot be reached from
 * `.build`, so it goes into the bundle, as the workspaces themselves do.
 */
async function externalPackages() {
  const { workspaces } = await readJson(path.join(root, 'package.json'));
  const folders = workspaces.filter((folder) => !folder.includes('*'));
  const manifests = await Promise.all(
    folders.map((folder) => readJson(path.join(root, folder, 'package.json'))),
  );
  const names = manifests.flatMap((manifest) =>
    Object.keys({ ...manifest?.dependencies, ...manifest?.peerDependencies }),
  );
  const isNested = (name) =>
    folders.some((folder) => existsSync(path.join(root, folder, 'node_modules', name)));
  return names.filter(
    (name) => !name.startsWith('@campus/') && !bundled.includes(name) && !isNested(name),
  );
}

/**
 * What an image needs to know of a bundle: the names of the packages that it loads when it starts, except optional ones
 * that are not installed, and the folders of those that are bundled.
 */
function packagesOf({ inputs, outputs }) {
  const imports = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path: name }) => kind !== 'dynamic-import' && !isBuiltin(name))
    .map(({ path: name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]);
  const loads = imports.filter((name) => existsSync(path.join(root, 'node_modules', name)));
  const holds = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return { loads: [...new Set(loads)].sort(), holds: [...new Set(holds)].sort() };
}

/** For letters in regular expressions, which esbuild does not escape: one doubles the memory that the whole text takes. */
const escapeLetter = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function bundle(output) {
  const { build } = await import('esbuild');
  const outfile = path.join(buildFolder, output);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [programs[output]],
    outfile: `${outfile}.new`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: commonJs },
    // Node keeps the text in memory. Names are not minified, so that a log shows where something happened.
    minifyWhitespace: true,
    // No program loads its map: it tells `npm run bench -- profile` whose a function is.
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    external: await externalPackages(),
    plugins: output === buildTool ? [besideSources(outfile)] : [],
  });
  const inputs = [...Object.keys(metafile.inputs), 'scripts/lib/prepare.mjs', 'package-lock.json'];
  const hashes = await Promise.all(inputs.map(async (file) => [file, await sha256(file)]));
  await writeFile(`${outfile}.packages`, JSON.stringify(packagesOf(metafile)));
  await rename(`${outfile}.new.map`, `${outfile}.map`);
  const text = await readFile(`${outfile}.new`, 'utf8');
  await writeFile(`${outfile}.new`, text.replace(/[^\0-\xff]/g, escapeLetter));
  await rename(`${outfile}.new`, outfile);
  await writeFile(`${outfile}.inputs`, JSON.stringify(Object.fromEntries(hashes)));
}

async function ensureBundled(output) {
  if (await isFresh(output)) return;
  log(`Building ${programs[output]}.`);
  await bundle(output);
}

/** One process at a time installs and builds in this folder, which may take minutes. */
const locked = (task) =>
  withFileLock(path.join(buildFolder, 'lock'), task, {
    staleAfterMs: Number.POSITIVE_INFINITY,
    timeoutMs: 30 * 60_000,
    onWait: () => log('Waiting for another process that is installing or building here.'),
  });

/** Installs missing packages. */
export const install = () => locked(ensureInstalled);

/**
 * Installs packages if none are complete: npm writes its list of them last. Unlike `install`, it needs no lock and writes
 * nothing once they are, so that any user of this machine can run commands.
 */
export async function installOnce() {
  if (!hasSources || existsSync(path.join(root, 'node_modules/.package-lock.json'))) return;
  await install();
}

/**
 * Builds everything that a start needs and that is missing or outdated: packages, pages, server.
 * @param {(site: any) => void} [check] refuses the start as soon as the site's program can be loaded, before pages are built
 */
export function prepare(check) {
  return locked(async () => {
    await ensureInstalled();
    if (check) {
      await ensureBundled('site.mjs');
      check(await loadProgram('site.mjs'));
    }
    await ensureBundled(buildTool);
    const build = ['--import', 'tsx', 'scripts/build.ts'];
    await run(process.execPath, build, { cwd: root, label: 'The build' });
    for (const output of Object.keys(programs)) await ensureBundled(output);
  });
}

/** False in an image, which contains only the results of its build. */
export const hasSources = existsSync(path.join(root, 'package-lock.json'));

/**
 * Builds what one of the server's programs needs, without pages. If it exists, nothing waits for a lock: a rollback
 * must not be delayed.
 * @param {string} output its file in `.build`
 */
export async function prepareProgram(output) {
  if (!hasSources || (await isFresh(output))) return;
  await locked(async () => {
    await ensureInstalled();
    await ensureBundled(output);
  });
}
