import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadLimits, RegistryDocument } from '../remote/registry-document';
import { composeRegistry, registryText } from '../registry/compose';
import type { Warn } from '../registry/log';
import { remoteOfPointer } from '../registry/pointer';

export interface LiveRegistry {
  document: RegistryDocument;
  text: string;
  etag: string;
}

interface Options {
  remotesDir: string;
  limits?: Partial<LoadLimits> | undefined;
  warn: Warn;
}

async function pointerTimes(remotesDir: string): Promise<string> {
  const files = await readdir(remotesDir).catch(() => []);
  const times = await Promise.all(
    files
      .filter((file) => remoteOfPointer(file))
      .sort()
      .map(async (file) => {
        const found = await stat(join(remotesDir, file)).catch(() => undefined);
        return `${file}:${found?.mtimeMs ?? 0}:${found?.ino ?? 0}`;
      }),
  );
  return times.join(' ');
}

/** The registry, kept in memory until a pointer file changes. */
export function liveRegistry({ remotesDir, limits, warn }: Options): () => Promise<LiveRegistry> {
  let kept: { times: string; registry: LiveRegistry } | undefined;
  return async () => {
    const times = await pointerTimes(remotesDir);
    if (kept?.times === times) return kept.registry;
    const document = await composeRegistry(remotesDir, { ...(limits && { limits }), warn });
    const registry = { document, text: registryText(document), etag: `"${document.revision}"` };
    kept = { times, registry };
    return registry;
  };
}
