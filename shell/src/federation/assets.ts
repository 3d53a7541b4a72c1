import {
  assetHookKey,
  type RegisteredBuild,
  TimeLimitError,
  withTimeLimit,
} from '@campus/federation/remote';
import { EntryFault } from './remote-module';
import { currentRegistry } from './registry';

type AssetElement = HTMLScriptElement | HTMLLinkElement;

const pending = new Set<AssetElement>();
// Path of a file that hung to the address that it is asked for under from now on.
const hung = new Map<string, string>();
const probes = new Map<string, Promise<void>>();
let tries = 0;

const addressOf = (element: AssetElement): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

const pathOf = (address: string): string => new URL(address, document.baseURI).pathname;

/** Follows an element until its file is there or has failed. */
function watchAsset(element: AssetElement): void {
  pending.add(element);
  for (const end of ['load', 'error']) {
    element.addEventListener(end, () => pending.delete(element), { once: true });
  }
}

/**
 * Takes what is still on its way under `base` out of the document. A browser keeps later requests
 * for the same address waiting behind one that hangs, so these are asked for differently next time.
 */
export function abandonAssets(base: string): void {
  for (const element of pending) {
    const path = pathOf(addressOf(element));
    if (!path.startsWith(base)) continue;
    hung.set(path, path);
    element.remove();
    pending.delete(element);
    // Whoever waits for it gives up as well, or the next to ask would wait for the same answer.
    queueMicrotask(() => element.dispatchEvent(new Event('error')));
  }
}

/**
 * Gives up the style sheets with which a public page came, where one of them hangs: it keeps the rest of
 * the document from being read. Its remote asks for it again, and says so where it still does not come.
 */
export function abandonStyles(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('body>link')) {
    if (!sheet.sheet) watchAsset(sheet);
  }
  abandonAssets('/r/');
}

/** The address to ask for: a new one for a file that hung before. */
const freshAddress = (address: string): string => hung.get(pathOf(address)) ?? address;

async function probe(path: string, milliseconds: number): Promise<void> {
  tries += 1;
  const address = `${path}?again=${tries}`;
  await fetch(address, { signal: AbortSignal.timeout(milliseconds) }).then((answer) =>
    answer.arrayBuffer(),
  );
  hung.set(path, address);
}

// Parts of one remote that ask at once share an answer.
function probeOnce(path: string, milliseconds: number): Promise<void> {
  const probing = probes.get(path) ?? probe(path, milliseconds).finally(() => probes.delete(path));
  probes.set(path, probing);
  return probing;
}

/**
 * Asks for those files that hung before, in a way that can be given up: a tag that hangs keeps one
 * of the few connections to the site, and a few of them would stop everything else.
 * @throws TimeLimitError where one does not answer this time either
 */
export async function probeHung(
  needed: (path: string) => boolean,
  milliseconds: number,
): Promise<void> {
  const paths = [...hung.keys()].filter(needed);
  try {
    await Promise.all(paths.map((path) => probeOnce(path, milliseconds)));
  } catch {
    throw new TimeLimitError(`${paths.join(', ')} still does not answer`);
  }
}

declare const process: { env: { NODE_ENV?: string } };

/**
 * The hash that the registry holds for an address: undefined for a file that it does not know, and empty
 * for one that is being developed, which a shell in development alone believes.
 */
function integrityFor(address: string): string | undefined {
  for (const { current, previous, canary } of Object.values(currentRegistry().remotes)) {
    for (const build of [current, previous, canary]) {
      const base = build && new URL(build.base, document.baseURI).href;
      if (!base || !address.startsWith(base)) continue;
      const isDeveloped = process.env.NODE_ENV === 'development' && build.unchecked;
      return build.integrity[address.slice(base.length)] ?? (isDeveloped ? '' : undefined);
    }
  }
  return undefined;
}

// Whoever waits for the file hears at once that it does not come.
function refuse(element: AssetElement): void {
  element.removeAttribute('src');
  element.removeAttribute('href');
  queueMicrotask(() => element.dispatchEvent(new Event('error')));
}

/** Prepares an element that is about to fetch a file of a remote. Without a known hash it fetches none. */
function prepareAsset(element: AssetElement): void {
  const address = addressOf(element);
  const integrity = integrityFor(address);
  if (integrity === undefined) return refuse(element);
  element.integrity = integrity;
  // A hash is only compared where the bytes may be read.
  if (!address.startsWith(location.origin)) element.crossOrigin = 'anonymous';
  const fresh = freshAddress(address);
  if (fresh !== address) {
    if (element instanceof HTMLScriptElement) element.src = fresh;
    else element.href = fresh;
  }
  watchAsset(element);
}

/** Offers `prepareAsset` to the small hook that the build puts into every remote's runtime. */
export function installAssetHook(): void {
  Object.defineProperty(window, Symbol.for(assetHookKey), { value: prepareAsset });
}

/**
 * Tells by its path whether a file of a build stands between a visitor and one of its parts. The
 * pages need whatever is not a widget's own; a widget needs the entry and its own files, so that a
 * file of another widget that hangs is no concern of it.
 */
export function filesFor(build: RegisteredBuild, expose: string): (path: string) => boolean {
  const address = (file: string) => build.base + file;
  const filesOf = (name: string) => {
    const part = build.exposes[name];
    return part ? [...part.js, ...part.css].map(address) : [];
  };
  if (expose !== './App') {
    const needed = new Set([address(build.entry), ...filesOf(expose)]);
    return (path) => needed.has(path);
  }
  const own = new Set(filesOf('./App'));
  const widgets = new Set(Object.keys(build.exposes).flatMap(filesOf));
  return (path) => path.startsWith(build.base) && (own.has(path) || !widgets.has(path));
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    prepareAsset(script);
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new EntryFault(`${address} did not load`)), {
      once: true,
    });
    document.head.append(script);
  });
}

/**
 * Runs a container's entry and returns what it left on `window`.
 * @throws EntryFault where it did not load, TimeLimitError where it took too long, Error where the
 * script ran and is no container
 */
export async function loadEntryScript(
  entry: { address: string; globalName: string },
  milliseconds: number,
): Promise<unknown> {
  await withTimeLimit(runScript(entry.address), milliseconds, entry.address);
  const container: unknown = Reflect.get(window, entry.globalName);
  if (!container) throw new Error(`${entry.address} is no container`);
  return container;
}
