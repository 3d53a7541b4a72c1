import {
  defaultLimits,
  type LoadLimits,
  type RegisteredRemote,
  type RegistryDocument,
  setChunkLimit,
} from '@campus/federation/remote';
import { useSyncExternalStore } from 'react';

const empty: RegistryDocument = { revision: 'none', remotes: {} };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isBuild(value: unknown): boolean {
  return isRecord(value) && ['build', 'base', 'entry', 'globalName'].every((key) => key in value);
}

function isRemote(value: unknown): value is RegisteredRemote {
  if (!isRecord(value) || !isBuild(value.current)) return false;
  const { declaration } = value;
  return (
    isRecord(declaration) && Array.isArray(declaration.routes) && Array.isArray(declaration.widgets)
  );
}

/** Parses a registry. Only an invalid remote is left out, not the others. */
export function parseRegistry(text: string): RegistryDocument {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value.remotes)) throw new Error('This is no registry');
  const sound = Object.entries(value.remotes).filter(([, remote]) => isRemote(remote));
  return { ...value, remotes: Object.fromEntries(sound) } as RegistryDocument;
}

/** The registry in the document; one without remotes if it cannot be read. */
export function inlinedRegistry(page: Document): RegistryDocument {
  try {
    return parseRegistry(page.getElementById('registry')?.textContent ?? '');
  } catch {
    return empty;
  }
}

let registry: RegistryDocument | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The registry as this tab follows it: for a remote on screen the builds that it was loaded with, until they
 * can be replaced (see live/offer.ts); for all others the latest state. It is read from the document at the
 * first call, so never before the document has arrived: see index.ts.
 */
export const currentRegistry = (): RegistryDocument => (registry ??= inlinedRegistry(document));

/** Time limits of loading, in milliseconds. */
export const loadLimits = (): LoadLimits => ({ ...defaultLimits, ...currentRegistry().limits });

export function setRegistry(next: RegistryDocument): void {
  registry = next;
  setChunkLimit(loadLimits().chunk);
  for (const listener of listeners) listener();
}

/** The registry as a subscription, for routes, navigation and the parts on screen. */
export const useRegistry = (): RegistryDocument =>
  useSyncExternalStore(subscribe, currentRegistry, currentRegistry);

/** Storage key for this browser's bucket, a number from 0 to 99. */
export const bucketKey = 'campus:bucket';

function keptBucket(): number {
  try {
    return Number((localStorage[bucketKey] ??= String(Math.floor(Math.random() * 100))));
  } catch {
    return 99; // Without storage each page would draw another bucket: only get full rollouts.
  }
}

/** The bucket of this tab. It stays the same while the tab is open, or parts on screen would change. */
export const tabBucket = keptBucket();
