import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, basename, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { Refusal } from '@campus/node-tools/refusal';
import { shellBase } from '../registry/build-file';

interface ManifestIcon {
  src: string;
}

interface AppManifest {
  icons: ManifestIcon[];
  shortcuts: { icons: ManifestIcon[] }[];
}

interface AppBuild {
  /** `shell/src/app-install`. */
  source: string;
  dist: string;
  build: string;
}

/**
 * The manifest with the file names of its icons replaced by their addresses.
 * @throws Refusal if it names an icon that does not exist
 */
export function addressedManifest<M extends AppManifest>(
  manifest: M,
  addresses: ReadonlyMap<string, string>,
): M {
  const addressed = <I extends ManifestIcon>(icon: I): I => {
    const src = addresses.get(icon.src);
    if (!src) throw new Refusal(`the web app manifest names ${icon.src}, which does not exist`);
    return { ...icon, src };
  };
  const shortcuts = manifest.shortcuts.map((one) => ({ ...one, icons: one.icons.map(addressed) }));
  return { ...manifest, icons: manifest.icons.map(addressed), shortcuts };
}

/** Copies the icons under names with a hash, so that a changed icon gets a new address. */
async function emitIcons({ source, dist, build }: AppBuild): Promise<Map<string, string>> {
  const folder = join(source, 'icons');
  await mkdir(join(dist, 'assets'), { recursive: true });
  const addresses = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const content = await readFile(join(folder, name));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const ending = extname(name);
    const path = `assets/${basename(name, ending)}.${hash}${ending}`;
    await writeFile(join(dist, path), content);
    addresses.set(name, shellBase(build) + path);
  }
  return addresses;
}

/**
 * The service worker, built without webpack and federation as one plain script. Its bytes change with every
 * build of the shell: this is how browsers detect a new version.
 */
async function emitWorker({ source, dist, build }: AppBuild): Promise<void> {
  await bundle({
    entryPoints: [join(source, 'worker/main.ts')],
    outfile: join(dist, 'sw.js'),
    define: { buildId: JSON.stringify(build) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
}

/**
 * Writes what makes the site an app: icons and, at the root where browsers look for them, the manifest, the
 * service worker, the offline page and the icon for iOS.
 */
export async function emitAppFiles(files: AppBuild): Promise<void> {
  const { source, dist } = files;
  const addresses = await emitIcons(files);
  const text = await readFile(join(source, 'manifest.webmanifest'), 'utf8');
  const manifest: AppManifest = JSON.parse(text);
  const addressed = JSON.stringify(addressedManifest(manifest, addresses));
  await writeFile(join(dist, 'manifest.webmanifest'), addressed);
  await copyFile(join(source, 'icons/apple-touch-icon.png'), join(dist, 'apple-touch-icon.png'));
  await copyFile(join(source, 'offline/offline.html'), join(dist, 'offline.html'));
  await emitWorker(files);
}
