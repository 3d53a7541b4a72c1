import { useSyncExternalStore } from 'react';
import { defaultLimits, setChunkLimit } from '@campus/federation/remote';
import type { LoadLimits, RegistryDocument } from '@campus/federation/remote';
import { inlinedRegistry } from './registry';

let registry: RegistryDocument | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The registry as this tab follows it now: of a remote that is on screen the builds that it was loaded
 * with, until they can be left (see live/offer.ts); of all others what the site last said. It is read
 * from the document by whoever asks first, and so never before that has arrived: see index.ts.
 */
export const currentRegistry = (): RegistryDocument => (registry ??= inlinedRegistry(document));

/** Time limits of loading, in milliseconds. */
export const loadLimits = (): LoadLimits => ({ ...defaultLimits, ...currentRegistry().limits });

export function setRegistry(next: RegistryDocument): void {
  registry = next;
  setChunkLimit(loadLimits().chunk);
  for (const listener of listeners) listener();
}

/** The registry as a subscription: routes, navigation and the parts on screen follow it. */
export const useRegistry = (): RegistryDocument =>
  useSyncExternalStore(subscribe, currentRegistry, currentRegistry);
