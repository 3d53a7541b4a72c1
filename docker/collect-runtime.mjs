// What runs, gathered in a folder for the image: bundles, the packages that they load, built pages. No source, no test,
// no compiler. Runs in the image's build, after everything is built: `node docker/collect-runtime.mjs <folder>`.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const target = path.resolve(process.argv[2] ?? '');

const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

const { packages: locked } = await readJson('package-lock.json');

/** Folder of the package that `name` means to the package in the folder `from`. */
function resolvePackage(from, name) {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))
  ) {
    const folder = path.posix.join(place, 'node_modules', name);
    if (locked[folder] && existsSync(path.join(root, folder))) return folder;
    if (place === '') return undefined;
  }
}

/** Folders of packages with all that they need; what is optional and of another platform is not installed. */
function withDependencies(names) {
  const folders = new Set(names.map((name) => resolvePackage('', name)));
  // A set yields what is added while it is walked.
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

const copy = (place, options) =>
  cp(path.join(root, place), path.join(target, place), { recursive: true, ...options });

const inNodeModules = (file, folder) =>
  path.relative(path.join(root, folder), file).split(path.sep).includes('node_modules');

/** Types and maps of sources are for who writes code. */
const isForAuthors = (file) => /\.(?:d\.[cm]?ts|map)$/.test(file);

/** CycloneDX 1.5: name, version and hash of everything that stands in the image beyond its base. */
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

const built = await readdir(path.join(root, '.build'));
const programs = built.filter((name) => name.endsWith('.mjs'));
const external = await Promise.all(programs.map((name) => readJson(`.build/${name}.packages`)));
const folders = withDependencies([...new Set(external.flat())]);

for (const folder of folders) {
  await copy(folder, { filter: (file) => !inNodeModules(file, folder) && !isForAuthors(file) });
}

const pages = (await readdir(root)).filter((name) => name === 'shell' || name.startsWith('mfe-'));
for (const place of [
  ...programs.map((name) => `.build/${name}`),
  ...pages.map((name) => `${name}/dist`),
  'api/migrations',
  'seed/pictures',
  'scripts/start.mjs',
  'scripts/campus.mjs',
  'scripts/lib/prepare.mjs',
  'scripts/lib/run.mjs',
  'node-tools/src/file-lock.mjs',
  'node-tools/src/refusal.mjs',
  'LICENSE',
]) {
  await copy(place);
}

const { name, version, license, type, scripts } = await readJson('package.json');
const { start, admin, remotes, seed } = scripts;
const manifest = { name, version, license, type, private: true };
await mkdir(target, { recursive: true });
await writeFile(
  path.join(target, 'package.json'),
  JSON.stringify({ ...manifest, scripts: { start, admin, remotes, seed } }, null, 2),
);
await writeFile(
  path.join(target, 'sbom.cdx.json'),
  JSON.stringify(billOfMaterials(folders), null, 2),
);
