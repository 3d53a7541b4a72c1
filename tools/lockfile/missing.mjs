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

/** The optional packages that the lockfile asks for and does not describe, by their place. */
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
