import { assetHookKey } from '@campus/federation/remote';
import { addressOf, freshAddress, watchAsset } from './pending-assets';
import { currentRegistry } from './registry-store';

type AssetElement = HTMLScriptElement | HTMLLinkElement;

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The hash that the registry holds for an address: undefined for a file that it does not know, and empty
 * for one that is being developed on this very machine.
 */
export function integrityFor(address: string): string | undefined {
  const { href, hostname } = new URL(address, document.baseURI);
  for (const { current, previous, canary } of Object.values(currentRegistry().remotes)) {
    for (const build of [current, previous, canary]) {
      const base = build && new URL(build.base, document.baseURI).href;
      if (build && base && href.startsWith(base)) {
        const path = href.slice(base.length).split('?', 1)[0] ?? '';
        return build.integrity[path] ?? (build.unchecked && local.test(hostname) ? '' : undefined);
      }
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
