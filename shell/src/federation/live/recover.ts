import { beginAttempt, chosenBuild, isChunkError } from '@campus/federation/remote';
import {
  attributeError,
  type ErrorSource,
  type Incident,
  incidentEvent,
  report,
} from '../incidents';
import { reloadOnce } from '../use-remote-module';
import { overriddenBuild } from '../override';
import { currentRegistry, loadLimits, tabBucket } from '../registry';
import { isHang } from '../remote-module';
import { noteCrashed, safeBuilds } from '../starting';
import { retryBuilds, leaveBuild, offer } from './follow-registry';
import { askRegistry, newerShell } from './poll-registry';

/** Milliseconds between two checks whether the site can be reached again. */
const every = 3_000;

/** Whether the site responds at all, with any status: `navigator.onLine` only covers the device. */
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
  /** The site is known to have been unreachable a moment ago. */
  wasDown?: boolean;
  /** The site cannot be reached. */
  down: () => void;
  /** The site can be reached again. */
  back: () => unknown;
}

/** After a failed load: checks if the connection is the cause, and when it is back. @returns stops */
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

/** Milliseconds in which several missing files cause only one request. */
const rest = 2_000;

type BrokenPart = { readonly [Key in Exclude<keyof ErrorSource, 'file'>]-?: string };

// Builds whose files were requested again, as `remote build`, and parts that broke, with their expose.
const recovered = new Set<string>();

/**
 * Fetches the registry for the live builds. The remote on screen is broken, so a new build is used at once,
 * except over unsaved work. If the site does not respond, nothing changes.
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

/** Shows a part that broke on screen in another build, also in later views. @returns whether one exists */
function passOver({ remote, build, expose }: BrokenPart): boolean {
  const key = `${remote} ${build} ${expose}`;
  const entry = currentRegistry().remotes[remote];
  // A developer who tries out a build wants to see it.
  if (!entry || recovered.has(key) || overriddenBuild({ remote, build }) !== build) return false;
  const { current, previous = current } = entry;
  const others = [chosenBuild(entry, tabBucket), current, previous].filter(
    (one) => one.build !== build && expose in one.exposes,
  );
  if (others.length === 0) return false;
  // Only once per tab: if the other build does not fit, the same build would be chosen again.
  recovered.add(key);
  noteCrashed(key);
  return safeBuilds(remote, [{ build }, ...others], expose)[0]?.build !== build;
}

/**
 * Recovers a part on screen that broke or failed to load a file: switches to the live build, or tries the
 * same one again. If that was tried before, or the part itself broke, goes back to the build before it.
 * @returns whether the part must be loaded again
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

/** Fetches the registry as soon as a file of a remote fails to load: its build may be deleted. @returns stops */
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
 * Reloads the tab if a script of its shell is missing because another shell is live: once per shell, and
 * never over unsaved work.
 */
export async function recoverShell(incident: Incident, reload = reloadOnce): Promise<void> {
  if (!isOfShell(incident)) return;
  const answer = await askRegistry().catch(() => undefined);
  const shell = answer && newerShell(answer.registry);
  if (shell) reload(`shell ${shell}`);
}

/** Recovers from missing shell scripts. @returns stops */
export function watchShell(): () => void {
  const onError = ({ detail }: CustomEvent<Incident>) => void recoverShell(detail);
  window.addEventListener(incidentEvent, onError as EventListener);
  return () => window.removeEventListener(incidentEvent, onError as EventListener);
}
