// Adds to package-lock.json the packages of other platforms that npm left out. npm lists only those that the
// registry had when the lockfile was written, and `npm ci` then refuses the lockfile everywhere. They are
// optional and pinned by the package that requires them; machines of other platforms never fetch them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
];

function platform(name) {
  const words = name.split(/[-/]/);
  const libc = words.some((word) => word.startsWith('gnu')) ? 'glibc' : 'musl';
  return {
    cpu: words.filter((word) => processors.includes(word)).slice(0, 1),
    ...(words.includes('linux') && { libc: [libc] }),
    os: words.filter((word) => systems.includes(word)).slice(0, 1),
  };
}

/** Whether a package at `place` finds `name` beside it or in a folder above. */
function isThere(packages, place, name) {
  for (
    let folder = place;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/**
 * The optional packages that the lockfile requires but does not describe, by their path.
 * @typedef {{ version?: string, optionalDependencies?: Record<string, string> }} Entry
 * @param {{ packages: Record<string, Entry> }} lock
 */
export function missingEntries({ packages }) {
  const missing = {};
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isThere(packages, place, name)) continue;
      missing[`node_modules/${name}`] = { version, ...platform(name), optional: true };
    }
  }
  return missing;
}

async function complete(file) {
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const missing = missingEntries(lock);
  const vague = Object.entries(missing).filter(
    ([, { version }]) => !/^\d+\.\d+\.\d+/.test(version),
  );
  if (vague.length > 0)
    throw new Error(`No exact version: ${vague.map(([place]) => place).join(', ')}`);
  const all = Object.entries({ ...lock.packages, ...missing });
  const packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`Packages added to package-lock.json: ${Object.keys(missing).length}`);
}

// Skipped when a test imports this file.
const program = fileURLToPath(import.meta.url);
if (process.argv[1] === program) {
  void complete(path.resolve(path.dirname(program), '../../package-lock.json'));
}
