import { assetHookKey } from '@campus/federation/remote';
import { addressOf, freshAddress, watchAsset } from './pending-assets';
import { currentRegistry } from './registry-store';

type AssetElement = HTMLScriptElement | HTMLLinkElement;

declare const process: { env: { NODE_ENV?: string } };

/**
 * The hash that the registry holds for an address: undefined for a file that it does not know, and empty
 * for one that is being developed, which a shell in development alone believes.
 */
export function integrityFor(address: string): string | undefined {
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
export function prepareAsset(element: AssetElement): void {
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
