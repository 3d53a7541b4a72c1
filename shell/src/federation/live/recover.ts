import { beginAttempt, chosenBuild, isChunkError } from '@campus/federation/remote';
import {
  attributeError,
  type ErrorSource,
  type Incident,
  incidentEvent,
  report,
} from '../incidents';
import { reloadOnce } from '../recovery';
import { overriddenBuild } from '../override';
import { currentRegistry, loadLimits, tabBucket } from '../registry';
import { isHang } from '../remote-module';
import { noteCrashed, safeBuilds } from '../starting';
import { retryBuilds, leaveBuild, offer } from './follow-registry';
import { askRegistry, newerShell } from './poll-registry';

/** Milliseconds between two questions whether the site can be reached again. */
const every = 3_000;

/** Whether the site answers at all, whatever it says: `navigator.onLine` knows of the device alone. */
const reaches = (): Promise<boolean> =>
  fetch('/registry.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(loadLimits().entry),
  }).then(
    () => true,
    () => false,
  );

interface Connection {
  /** It is known that the site could not be reached a moment ago. */
  wasDown?: boolean;
  /** The site cannot be reached. */
  down: () => void;
  /** It can again. */
  back: () => unknown;
}

/** For something that did not come: finds out whether the line is why, and when it is back. @returns stops */
export function awaitConnection({ down, back, ...connection }: Connection): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasDown = connection.wasDown ?? false;
  let asking = false;

  const ask = async () => {
    clearTimeout(timer);
    if (asking || document.hidden) return;
    asking = true;
    const reached = await reaches();
    asking = false;
    if (ending.signal.aborted) return;
    if (!reached) {
      wasDown = true;
      down();
      timer = setTimeout(() => void ask(), every);
    } else if (wasDown) back();
  };
  const online = () => {
    wasDown = true;
    void ask();
  };

  window.addEventListener('online', online, { signal: ending.signal });
  document.addEventListener('visibilitychange', () => void ask(), { signal: ending.signal });
  void ask();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

/** Milliseconds in which several files that are gone are one reason to ask. */
const rest = 2_000;

type BrokenPart = { readonly [Key in Exclude<keyof ErrorSource, 'file'>]-?: string };

// Builds whose files were asked for once more, as `remote build`, and parts that broke, with their expose.
const recovered = new Set<string>();

/**
 * Asks the site which builds are live now. What a remote has on screen is broken, so it is followed at
 * once, but for unsaved work. Where the site does not answer, what the tab knows stays.
 * @param anew whether builds that failed in this tab are tried again
 */
export async function renew(remote: string, anew = false): Promise<void> {
  const answer = await askRegistry().catch(() => undefined);
  if (anew) {
    retryBuilds(remote);
    for (const key of recovered) if (key.startsWith(`${remote} `)) recovered.delete(key);
  }
  if (answer) offer(answer.registry, { broken: remote });
}

/** A part broke on screen: it is shown in another build, also in views to come. @returns whether there is one */
function passOver({ remote, build, expose }: BrokenPart): boolean {
  const key = `${remote} ${build} ${expose}`;
  const entry = currentRegistry().remotes[remote];
  // Whoever tries a build out wants to see it.
  if (!entry || recovered.has(key) || overriddenBuild({ remote, build }) !== build) return false;
  const { current, previous = current } = entry;
  const others = [chosenBuild(entry, tabBucket), current, previous].filter(
    (one) => one.build !== build && expose in one.exposes,
  );
  if (others.length === 0) return false;
  // Once in a tab: where the other does not fit it would be the same build again.
  recovered.add(key);
  noteCrashed(key);
  return safeBuilds(remote, [{ build }, ...others], expose)[0]?.build !== build;
}

/**
 * A part on screen broke, or asked for a file that did not come: goes over to the build that is live by now, or tries
 * the same one once more; where that happened before, and where it broke, goes back to the one before it.
 * @returns whether the part is to be loaded anew
 */
export async function recover(error: unknown, part: BrokenPart): Promise<boolean> {
  if (!isChunkError(error)) return passOver(part);
  const { remote, build } = part;
  const key = `${remote} ${build}`;
  if (!isHang(error) && !recovered.has(key)) {
    recovered.add(key);
    beginAttempt();
    await renew(remote);
    return true;
  }
  report(error, 'load', part);
  return leaveBuild(remote, build);
}

/** Asks for the registry as soon as a file of a remote does not come: its build may be gone. @returns stops */
export function watchFiles(): () => void {
  const asked = new Map<string, ReturnType<typeof setTimeout>>();
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
    const remote = attributeError(
      target.getAttribute('src') ?? target.getAttribute('href') ?? '',
    )?.remote;
    if (!remote || asked.has(remote)) return;
    asked.set(
      remote,
      setTimeout(() => asked.delete(remote), rest),
    );
    void renew(remote);
  };
  window.addEventListener('error', onError, true);
  return () => {
    window.removeEventListener('error', onError, true);
    for (const timer of asked.values()) clearTimeout(timer);
  };
}

const isOfShell = ({ name, message }: Incident): boolean =>
  name === 'ChunkLoadError' && message.includes('/assets/');

/**
 * Reloads the tab where a script of its shell is gone because another shell is live: once for each of
 * those, and never over unsaved work.
 */
export async function recoverShell(incident: Incident, reload = reloadOnce): Promise<void> {
  if (!isOfShell(incident)) return;
  const answer = await askRegistry().catch(() => undefined);
  const shell = answer && newerShell(answer.registry);
  if (shell) reload(`shell ${shell}`);
}

/** @returns stops */
export function watchShell(): () => void {
  const onError = ({ detail }: CustomEvent<Incident>) => void recoverShell(detail);
  window.addEventListener(incidentEvent, onError as EventListener);
  return () => window.removeEventListener(incidentEvent, onError as EventListener);
}
