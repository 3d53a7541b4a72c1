import type { RegistryDocument } from '@campus/federation/remote';
import { parseRegistry } from '../registry';
import { loadLimits } from '../registry-store';

export interface RegistryAnswer {
  registry: RegistryDocument;
  etag: string | undefined;
}

/**
 * Asks the site for its present registry.
 * @param etag of the one that is known already
 * @returns undefined where that is still the present one
 * @throws where the site does not answer with a registry in time
 */
export async function askRegistry(etag?: string): Promise<RegistryAnswer | undefined> {
  const answer = await fetch('/registry.json', {
    cache: etag ? 'no-store' : 'no-cache',
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(loadLimits().entry),
  });
  if (answer.status === 304) return undefined;
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const registry = parseRegistry(await answer.text());
  return { registry, etag: answer.headers.get('etag') ?? undefined };
}
