import { assetHookKey } from '@campus/federation/remote';
import { addressOf, freshAddress, watchAsset } from './pending-assets';
import { currentRegistry } from './registry-store';

type AssetElement = HTMLScriptElement | HTMLLinkElement;

/** The hash that the registry holds for an address, or undefined for a file of no known build. */
export function integrityFor(address: string): string | undefined {
  const { pathname } = new URL(address, document.baseURI);
  for (const { current, previous, canary } of Object.values(currentRegistry().remotes)) {
    for (const build of [current, previous, canary]) {
      if (build && pathname.startsWith(build.base)) {
        return build.integrity[pathname.slice(build.base.length)];
      }
    }
  }
  return undefined;
}

/** Prepares an element that is about to fetch a file of a remote. */
export function prepareAsset(element: AssetElement): void {
  const address = addressOf(element);
  const integrity = integrityFor(address);
  if (integrity) element.integrity = integrity;
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
