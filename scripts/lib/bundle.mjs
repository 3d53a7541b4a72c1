import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, root } from './paths.mjs';
import { say } from './say.mjs';

// What runs on the server, each a file of its own in .build/.
const programs = [
  { entry: 'scripts/in-use.ts', output: 'in-use.mjs' },
  { entry: 'scripts/site.ts', output: 'site.mjs' },
  { entry: 'api/src/operator/cli.ts', output: 'admin.mjs' },
  { entry: 'federation/src/commands/operate.ts', output: 'remotes.mjs' },
];

const banner = `
import { fileURLToPath as campusPath } from 'node:url';
const campusUrl = (place) => new URL('../' + place, import.meta.url).href;
const campusFolder = (place) => campusPath(campusUrl(place));
`;

const bare = /^(@[^/]+\/[^/]+|[^@./][^/]*)/;

/** Packages stay outside the bundle; one that npm nested in a workspace is named by its place. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: specifier, pluginData, ...request }) => {
      if (pluginData === 'inner' || request.kind === 'entry-point') return undefined;
      if (specifier.startsWith('node:') || specifier.startsWith('@campus/')) return undefined;
      const name = bare.exec(specifier)?.[0] ?? specifier;
      const { resolveDir, importer, kind } = request;
      const workspace = path.relative(root, resolveDir).split(path.sep)[0] ?? '';
      if (!existsSync(path.join(root, workspace, 'node_modules', name))) {
        return { path: specifier, external: true };
      }
      const inner = { resolveDir, importer, kind, pluginData: 'inner' };
      const found = await build.resolve(specifier, inner);
      if (found.errors.length > 0) return found;
      return { path: `../${path.relative(root, found.path)}`, external: true };
    });
  },
};

/** `import.meta` goes on naming the place of the source, wherever the bundle lies. */
const placesOfTheSource = {
  name: 'places-of-the-source',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const place = path.relative(root, file).split(path.sep).join('/');
      const contents = source
        .replaceAll('import.meta.dirname', `campusFolder(${JSON.stringify(path.dirname(place))})`)
        .replaceAll('import.meta.filename', `campusFolder(${JSON.stringify(place)})`)
        .replaceAll('import.meta.url', `campusUrl(${JSON.stringify(place)})`);
      return { contents, loader: 'ts' };
    });
  },
};

const fingerprint = async (file) =>
  createHash('sha256')
    .update(await readFile(path.join(root, file)).catch(() => ''))
    .digest('hex');

async function isFresh(output) {
  if (!existsSync(path.join(buildFolder, output))) return false;
  const inputs = JSON.parse(
    await readFile(path.join(buildFolder, `${output}.inputs`), 'utf8').catch(() => '{}'),
  );
  const files = Object.entries(inputs);
  const same = await Promise.all(
    files.map(async ([file, hash]) => (await fingerprint(file)) === hash),
  );
  return files.length > 0 && same.every(Boolean);
}

async function bundle({ entry, output }) {
  const { build } = await import('esbuild');
  const outfile = path.join(buildFolder, output);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: `${outfile}.new`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    banner: { js: banner },
    plugins: [packagesOutside, placesOfTheSource],
  });
  const inputs = [...Object.keys(metafile.inputs), 'scripts/lib/bundle.mjs', 'package-lock.json'];
  const hashes = await Promise.all(inputs.map(async (file) => [file, await fingerprint(file)]));
  await rename(`${outfile}.new`, outfile);
  await writeFile(`${outfile}.inputs`, JSON.stringify(Object.fromEntries(hashes)));
}

/** Whether a program of `.build/` is there and made of the present sources. */
export const isBundled = (output) => isFresh(output);

/** Bundles the server's programs, or `only` one, whose sources have changed since the last time. */
export async function ensureServerBundles(only) {
  for (const program of programs.filter(({ output }) => !only || output === only)) {
    if (await isFresh(program.output)) continue;
    say(`Building ${program.entry}.`);
    await bundle(program);
  }
}
