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
// Maps the path of a file that hung to the address used for it from now on.
const hung = new Map<string, string>();
const probes = new Map<string, Promise<void>>();
let tries = 0;

const addressOf = (element: AssetElement): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

const pathOf = (address: string): string => new URL(address, document.baseURI).pathname;

const sheets = () =>
  document.querySelectorAll<HTMLLinkElement>('body>link[rel=stylesheet][href*="/r/"]');

function onEnd(element: AssetElement, end: (event: Event) => void): void {
  for (const type of ['load', 'error']) element.addEventListener(type, end, { once: true });
}

/** Tracks an element until its file has loaded or failed. */
function watchAsset(element: AssetElement): void {
  pending.add(element);
  onEnd(element, () => pending.delete(element));
}

/**
 * Removes elements that are still loading under `base` from the document. A browser queues later requests for
 * the same address behind one that hangs, so the next request uses another address.
 */
export function abandonAssets(base: string): void {
  for (const element of pending) {
    const path = pathOf(addressOf(element));
    if (!path.startsWith(base)) continue;
    hung.set(path, path);
    element.remove();
    pending.delete(element);
    // The waiting code gives up as well; otherwise the next request would wait for the same response.
    queueMicrotask(() => element.dispatchEvent(new Event('error')));
  }
}

/**
 * Abandons the style sheets in a public page's document when one of them hangs, because it blocks parsing of
 * the rest. The remote requests it again and reports an error if it still does not load.
 */
export function abandonStyles(): void {
  for (const sheet of sheets()) if (!sheet.sheet) watchAsset(sheet);
  abandonAssets('/r/');
}

/** The address to request: a new one for a file that hung before. */
const freshAddress = (address: string): string => hung.get(pathOf(address)) ?? address;

async function probe(path: string, milliseconds: number): Promise<void> {
  tries += 1;
  const address = `${path}?again=${tries}`;
  await fetch(address, { signal: AbortSignal.timeout(milliseconds) }).then((answer) =>
    answer.arrayBuffer(),
  );
  hung.set(path, address);
}

// Parts of one remote that probe at the same time share a response.
function probeOnce(path: string, milliseconds: number): Promise<void> {
  const probing = probes.get(path) ?? probe(path, milliseconds).finally(() => probes.delete(path));
  probes.set(path, probing);
  return probing;
}

/**
 * Requests the needed files that hung before with a cancellable fetch: a tag that hangs occupies one of the
 * few connections to the site, and a few of them would block everything else.
 * @throws TimeLimitError if one does not respond this time either
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
 * The hash that the registry has for an address: undefined for an unknown file, and empty for a file in
 * development, which only a shell in development accepts.
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

// Code that waits for the file is notified at once that it will not load.
function refuse(element: AssetElement): void {
  element.removeAttribute('src');
  element.removeAttribute('href');
  queueMicrotask(() => element.dispatchEvent(new Event('error')));
}

/** Ends an element, which requests nothing, like the same style sheet that the document already has or loads. */
function share(element: AssetElement, sheet: HTMLLinkElement): void {
  element.removeAttribute('rel');
  onEnd(sheet, ({ type }) => {
    element.remove();
    element.dispatchEvent(new Event(type));
  });
  if (sheet.sheet) queueMicrotask(() => sheet.dispatchEvent(new Event('load')));
  else watchAsset(sheet);
}

/** Prepares an element that is about to fetch a file of a remote. Without a known hash nothing is fetched. */
function prepareAsset(element: AssetElement): void {
  const address = addressOf(element);
  const integrity = integrityFor(address);
  if (integrity === undefined) return refuse(element);
  element.integrity = integrity;
  // A hash can only be checked if the bytes are readable.
  if (!address.startsWith(location.origin)) element.crossOrigin = 'anonymous';
  const fresh = freshAddress(address);
  if (fresh !== address) element.setAttribute('src' in element ? 'src' : 'href', fresh);
  const sheet = [...sheets()].find(({ href }) => href === fresh);
  if (sheet) return share(element, sheet);
  watchAsset(element);
}

/**
 * Offers `prepareAsset` to the small hook that the build puts into every remote's runtime. The document has been parsed:
 * its style sheets have loaded or failed, and no code must wait for one that failed. Those of a template may still load.
 */
export function installAssetHook(): void {
  for (const sheet of sheets()) if (!sheet.sheet && !sheet.hasAttribute('as')) sheet.remove();
  Object.defineProperty(window, Symbol.for(assetHookKey), { value: prepareAsset });
}

/**
 * Returns a test by path for the files of a build that a part needs. The pages need everything except the
 * widgets' own files; a widget needs the entry and its own files, so a hanging file of another widget does
 * not affect it.
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
 * Runs a container's entry and returns what it stored on `window`.
 * @throws EntryFault if it did not load, TimeLimitError if it took too long, Error if the script ran and is
 * no container
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
