import { useSyncExternalStore } from 'react';
import { defaultLimits, setChunkLimit } from '@campus/federation/remote';
import type { LoadLimits, RegistryDocument } from '@campus/federation/remote';
import { fetchRegistry, inlinedRegistry } from './registry';

let registry: RegistryDocument = inlinedRegistry(globalThis.document);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The registry as this tab knows it now. */
export const currentRegistry = (): RegistryDocument => registry;

/** Time limits of loading, in milliseconds. */
export const loadLimits = (): LoadLimits => ({ ...defaultLimits, ...registry.limits });

export function setRegistry(next: RegistryDocument): void {
  registry = next;
  setChunkLimit(loadLimits().chunk);
  for (const listener of listeners) listener();
}

/** Re-reads the registry; where that fails, what the tab knows already stays. */
export async function refreshRegistry(): Promise<void> {
  const next = await fetchRegistry(loadLimits().entry).catch(() => registry);
  if (next.revision !== registry.revision) setRegistry(next);
}

/** The registry as a subscription: routes and navigation follow it. */
export const useRegistry = (): RegistryDocument =>
  useSyncExternalStore(subscribe, currentRegistry, currentRegistry);

setChunkLimit(loadLimits().chunk);
