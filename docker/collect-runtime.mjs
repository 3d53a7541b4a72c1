// Collects the runtime files for the images: bundles, the packages that they load, built pages; no sources, tests or
// compiler. Runs last in the build of the images: `node docker/collect-runtime.mjs <folder>`. The folder gets one part
// for the processes, `api`, and one for the service that tries out builds, `gate`.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const target = path.resolve(process.argv[2] ?? '');

const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

const { packages: locked } = await readJson('package-lock.json');

/** The folder that `name` resolves to for the package in the folder `from`. */
function resolvePackage(from, name) {
  const folder = path.posix.join(from, 'node_modules', name);
  if (locked[folder] && existsSync(path.join(root, folder))) return folder;
  if (from === '') return undefined;
  return resolvePackage(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}

/** Folders of packages and all their dependencies; optional ones of other platforms are not installed. */
function withDependencies(names) {
  const folders = new Set(names.map((name) => resolvePackage('', name)));
  // Iterating over a set includes entries that are added meanwhile.
  for (const folder of folders) {
    const { dependencies, optionalDependencies } = locked[folder];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvePackage(folder, name);
      if (found) folders.add(found);
      else if (!optionalDependencies?.[name]) throw new Error(`${folder} needs ${name}`);
    }
  }
  return [...folders].sort();
}

/** Whether a file belongs to the package itself and is not, as types and source maps are, for its authors. */
const isRuntime = (file, folder) =>
  !path.relative(path.join(root, folder), file).split(path.sep).includes('node_modules') &&
  !/\.(?:d\.[cm]?ts|map)$/.test(file);

/** CycloneDX 1.5: every package in the image except its base, also those that are bundled. */
const billOfMaterials = (folders) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: folders.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, license } = locked[folder];
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license && { licenses: [{ expression: license }] }),
    };
  }),
});

const pages = (await readdir(root)).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const browserSide = [...pages, 'contract', 'shared-auth', 'shared-features', 'shared-ui'];
/** The packages that are bundled into the pages. */
const inPages = withDependencies(
  browserSide
    .flatMap((folder) => Object.keys(locked[folder].dependencies))
    .filter((name) => !name.startsWith('@campus/')),
);
const gate = 'gate.mjs';
const built = await readdir(path.join(root, '.build'));
const programs = built.filter((name) => name.endsWith('.mjs') && name !== gate);

/** What the start itself runs without a bundle. */
const tools = (await readdir(path.join(root, 'node-tools/src')))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => `node-tools/src/${name}`);

const { name, version, license, type, scripts } = await readJson('package.json');
const { start, admin, remotes, seed } = scripts;

/** Copies programs with the packages that they load, and the other paths in `places`, into a folder. */
async function collect(part, { programs, places, scripts, bundled = [] }) {
  const copy = (place, options) =>
    cp(path.join(root, place), path.join(target, part, place), { recursive: true, ...options });
  const packages = await Promise.all(programs.map((file) => readJson(`.build/${file}.packages`)));
  const folders = withDependencies([...new Set(packages.flatMap(({ loads }) => loads))]);
  const held = [...bundled, ...packages.flatMap(({ holds }) => holds)];
  for (const folder of folders) {
    await copy(folder, { filter: (file) => isRuntime(file, folder) });
  }
  for (const place of [...programs.map((file) => `.build/${file}`), ...places, 'LICENSE']) {
    await copy(place);
  }
  const write = (file, content) =>
    writeFile(path.join(target, part, file), JSON.stringify(content, null, 2));
  await write('package.json', { name, version, license, type, private: true, scripts });
  await write('sbom.cdx.json', billOfMaterials([...new Set([...folders, ...held])].sort()));
}

await collect('api', {
  programs,
  places: [
    ...pages.map((page) => `${page}/dist`),
    'api/migrations',
    'seed/pictures',
    'scripts/start.mjs',
    'scripts/campus.mjs',
    'scripts/lib/gate.mjs',
    'scripts/lib/prepare.mjs',
    'scripts/lib/run.mjs',
    ...tools,
  ],
  scripts: { start, admin, remotes, seed },
  bundled: inPages,
});
await collect('gate', { programs: [gate], places: [] });
