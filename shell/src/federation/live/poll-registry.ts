import { registryChangedEvent } from '@campus/contract';
import type { RegistryDocument } from '@campus/federation/remote';
import { currentRegistry, loadLimits, parseRegistry } from '../registry';

/** The build of the shell that runs in this tab: of when its document came. */
const own = currentRegistry().shell;

/** The shell that is live by now, where it is another one than this tab's. */
export const newerShell = ({ shell }: RegistryDocument): string | undefined =>
  own !== undefined && shell !== own ? shell : undefined;

interface RegistryAnswer {
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

/** Milliseconds between two questions; each tab differs by a tenth, so that they do not ask together. */
const every = 60_000;
const spread = 0.1;
/** Milliseconds that a tab which is looked at again waits since it asked last. */
const rest = 5_000;
/** Milliseconds within which the tabs ask that hear of a change at the same time. */
const together = 1_000;

const nextPause = () => every * (1 + spread * (2 * Math.random() - 1));

/**
 * Keeps asking for the registry while somebody looks at the tab, and whenever somebody does again.
 * @param take is told of each one that differs from the last
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
    // A tab that nobody looks at asks when somebody does.
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
      // What the tab knows stays until the next time.
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
