import { TimeLimitError } from '@campus/federation/remote';

type AssetElement = HTMLScriptElement | HTMLLinkElement;

const pending = new Set<AssetElement>();
// Path of a file that hung to the address that it is asked for under from now on.
const hung = new Map<string, string>();
const probes = new Map<string, Promise<void>>();
let tries = 0;

export const addressOf = (element: AssetElement): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

const pathOf = (address: string): string => new URL(address, document.baseURI).pathname;

/** Follows an element until its file is there or has failed. */
export function watchAsset(element: AssetElement): void {
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
export const freshAddress = (address: string): string => hung.get(pathOf(address)) ?? address;

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
