import { registryChangedEvent } from '@campus/contract';
import type { RegistryDocument } from '@campus/federation/remote';
import { currentRegistry, loadLimits, parseRegistry } from '../registry';

/** The build of the shell that runs in this tab, from its document. */
const own = currentRegistry().shell;

/** The live shell, if it is not the one that runs in this tab. */
export const newerShell = ({ shell }: RegistryDocument): string | undefined =>
  own !== undefined && shell !== own ? shell : undefined;

interface RegistryAnswer {
  registry: RegistryDocument;
  etag: string | undefined;
}

/**
 * Fetches the site's current registry.
 * @param etag of the known registry
 * @returns undefined if the known one is still current
 * @throws if the site does not respond with a registry in time
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

/** Milliseconds between two requests; each tab varies by a tenth, so that they do not poll together. */
const every = 60_000;
const spread = 0.1;
/** Minimum milliseconds since the last request before a tab that is shown again polls. */
const rest = 5_000;
/** Milliseconds over which tabs that learn of a change at the same time spread their requests. */
const together = 1_000;

const nextPause = () => every * (1 + spread * (2 * Math.random() - 1));

/**
 * Polls the registry while the tab is visible, and whenever it becomes visible again.
 * @param take is called with each registry that differs from the last
 * @returns stops
 */
export function pollRegistry(take: (registry: RegistryDocument) => void): () => void {
  const ending = new AbortController();
  let etag: string | undefined = `"${currentRegistry().revision}"`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let rested = false;

  const plan = () => {
    clearTimeout(timer);
    rested = false;
    timer = setTimeout(() => {
      rested = true;
      timer = setTimeout(() => void ask(), nextPause() - rest);
    }, rest);
  };
  const ask = async () => {
    // A hidden tab polls when it becomes visible.
    rested = true;
    if (asking || document.hidden) return;
    asking = true;
    try {
      const answer = await askRegistry(etag);
      if (answer && !ending.signal.aborted) {
        etag = answer.etag;
        take(answer.registry);
      }
    } catch {
      // The tab's registry stays until the next poll.
    }
    asking = false;
    if (!ending.signal.aborted) plan();
  };
  const check = () => {
    if (rested && !document.hidden) void ask();
  };

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), together * Math.random());
  };

  window.addEventListener(registryChangedEvent, soon, { signal: ending.signal });
  window.addEventListener('focus', check, { signal: ending.signal });
  document.addEventListener('visibilitychange', check, { signal: ending.signal });
  plan();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
