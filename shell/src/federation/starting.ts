import { type ErrorSource, report } from './incidents';
import { silentFor } from './live/beat';
import { placeOf } from './wrappers';

/**
 * The notes of this browser's tabs: the builds that a tab is starting, one per line, the one that ran last at the end.
 * The tab holds the lock of the same name: where it is free, the tab died.
 */
const notes = 'campus:starting:';
const ownNote = notes + Math.random();
/** The note of this tab's last document if that was left after a silence. */
const leftKey = 'campus:left';
/** Builds that this tab has started since it was loaded. */
const startedKey = 'campus:started';
/** Builds that were starting when a tab of this browser died, and those that had run last. */
const diedKey = 'campus:died';
const culpritKey = 'campus:culprit';
/** Parts that crashed in this browser: remote, build and expose. */
const crashedKey = 'campus:crashed';
/** The number of reloads in a row of this tab, and the time of the last one. */
const reloadsKey = 'campus:reloads';

/** Milliseconds after which a build counts as started, and between two reloads that count as in a row. */
const startsFor = 30_000;
const inARow = 10_000;
/** Reloads in a row after which a tab stops using the builds that it started. */
const mostReloads = 5;

const lineOf = ({ remote, build }: ErrorSource): string => `${remote} ${build}`;
export const linesOf = (storage: Storage, key: string): string[] =>
  (storage.getItem(key) ?? '').split('\n').filter(Boolean);

const starting = new Set<string>();
/** The last time the tab was responsive, by `performance.now()`; NaN until it is watched. */
export const pulse = { at: Number.NaN };
const isSilent = (): boolean => performance.now() - pulse.at > silentFor;
let isGoing = false;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // Storage is full or blocked: nothing is stored.
  }
}

/** Builds that this tab is starting, one per line. */
export const startingLines = (): string => [...starting].join('\n');

let free: (() => void) | undefined;

/** Writes the note of this tab, and holds its lock meanwhile. */
function write(): void {
  attempt(() => {
    if (starting.size === 0) {
      localStorage.removeItem(ownNote);
      free?.();
      free = undefined;
      return;
    }
    if (!free) {
      const until = new Promise<void>((done) => {
        free = done;
      });
      navigator.locks.request(ownNote, () => until).catch(() => undefined);
    }
    localStorage.setItem(ownNote, startingLines());
  });
}

let ranLast: ErrorSource | undefined;

/** The build on screen, or being started, whose code ran last, as far as it can be seen. */
export const lastToRun = (): ErrorSource | undefined =>
  ranLast && (placeOf(ranLast) || starting.has(lineOf(ranLast))) ? ranLast : undefined;

/** Records that a build is about to run, or has just run: it may crash the tab. */
export function noteRunning(part: ErrorSource, isNew = false): void {
  const line = lineOf(part);
  if (!isNew && ranLast && lineOf(ranLast) === line) return;
  ranLast = part;
  if (document.hidden || !(isNew || starting.has(line))) return;
  starting.delete(line);
  starting.add(line);
  write();
  if (!isNew) return;
  attempt(() => {
    const started = [...linesOf(sessionStorage, startedKey), line];
    sessionStorage.setItem(startedKey, started.join('\n'));
  });
  const settle = () => {
    // The tab was blocked during this time, so it waits longer.
    if (isSilent()) return void setTimeout(settle, inARow);
    starting.delete(line);
    write();
  };
  setTimeout(settle, startsFor);
}

/** The tab is hidden or closed: an end after this is not a build's fault. After a silence it may be. */
function leave(): void {
  if (document.visibilityState === 'visible' && isSilent()) {
    attempt(() => sessionStorage.setItem(leftKey, ownNote));
    return;
  }
  starting.clear();
  write();
}

const add = (key: string, lines: readonly string[]) =>
  localStorage.setItem(key, [...linesOf(localStorage, key), ...lines].slice(-20).join('\n'));

/** Builds with which this tab, or another of this browser, died are not started here again. */
export function noteDied(lines: readonly string[]): void {
  const culprit = lines.at(-1);
  if (culprit === undefined) return;
  attempt(() => {
    add(diedKey, lines);
    add(culpritKey, [culprit]);
  });
}

/** A part is shown in another build from now on, if one exists. */
export const noteCrashed = (line: string): void => void attempt(() => add(crashedKey, [line]));

/** Whether this page was loaded from itself: by a reload, or by a script that leads to its own address. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload' ||
    document.referrer === location.href
  );
}

/** Records that a tab died with the builds it was starting, and reports the one that ran last. */
export function end(message: string, lines: readonly string[]): void {
  const [remote = '', build] = lines.at(-1)?.split(' ') ?? [];
  if (!remote) return;
  noteDied(lines);
  report(message, 'frozen', { remote, build });
}

let reading: Promise<unknown> | undefined;

/** Waits until it is known with which builds tabs of this browser died, where one may have died. */
export const whenRead = (): Promise<unknown> | undefined => reading;

/** Reads how tabs ended before this load, and records from now on what this one is starting. */
export function beginStarting(): void {
  attempt(() => {
    const before = linesOf(sessionStorage, startedKey);
    sessionStorage.removeItem(startedKey);
    const left = sessionStorage.getItem(leftKey);
    // A reload was meant to end the silence; a move to another page may only mean a slow device.
    if (left && !isReload()) localStorage.removeItem(left);
    sessionStorage.removeItem(leftKey);
    const found = Object.keys(localStorage).filter((key) => key.startsWith(notes));
    if (found[0]) {
      reading = import(/* webpackChunkName: "after-load" */ './live/heartbeat')
        .then(({ readNotes }) => readNotes(found))
        .catch(() => undefined);
    }
    const [count = 0, at = 0] = linesOf(sessionStorage, reloadsKey).map(Number);
    const reloads = isReload() && Date.now() - at < inARow ? count + 1 : 0;
    if (reloads >= mostReloads) end('It reloaded the tab again and again', before);
    sessionStorage.setItem(reloadsKey, `${reloads % mostReloads}\n${Date.now()}`);
  });
  // A closing tab is hidden right after `pagehide`: that event adds no information.
  addEventListener('pagehide', () => {
    leave();
    isGoing = true;
  });
  addEventListener('pageshow', () => {
    isGoing = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !isGoing) leave();
  });
}

const startable = <Build extends { build: string }>(
  key: string,
  builds: Build[],
  lineFor: (build: Build) => string,
) => {
  const lines = attempt(() => linesOf(localStorage, key)) ?? [];
  return builds.filter((build) => !lines.includes(lineFor(build)));
};

/**
 * The builds of a remote that may be started: those with which no tab of this browser died. If none is left,
 * all that did not run last at that time. Builds in which the part crashed here are last.
 */
export function safeBuilds<Build extends { build: string }>(
  remote: string,
  builds: Build[],
  expose: string,
): Build[] {
  const named = ({ build }: Build) => lineOf({ remote, build });
  let safe = startable(diedKey, builds, named);
  if (safe.length === 0) safe = startable(culpritKey, builds, named);
  const whole = startable(crashedKey, safe, (build) => `${named(build)} ${expose}`);
  return [...new Set([...whole, ...safe])];
}

/** The visitor wants to see the remote despite the crash. */
export function clearStarts(remote: string): void {
  attempt(() => {
    for (const key of [diedKey, culpritKey]) {
      const kept = linesOf(localStorage, key).filter((line) => !line.startsWith(`${remote} `));
      localStorage.setItem(key, kept.join('\n'));
    }
  });
}
