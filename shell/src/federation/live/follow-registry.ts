import {
  chosenBuild,
  hasUnsavedWork,
  type RegisteredRemote,
  type RegistryDocument,
} from '@campus/federation/remote';
import { currentRegistry, setRegistry, tabBucket } from '../registry';
import { unmetRanges } from '../remote-module';
import { offeredVersions } from '../runtime';
import { isMounted, notePlace } from './page-watch';

/** The fields of a remote's entry that affect a tab. */
const trackedFields = ({ status, notice, current, previous, canary }: RegisteredRemote): string =>
  JSON.stringify([
    status,
    notice,
    current.build,
    current.base,
    previous?.build,
    canary?.build,
    canary?.share,
  ]);

/** Whether two entries have the same builds and notices. */
const isSame = (one: RegisteredRemote | undefined, other: RegisteredRemote | undefined): boolean =>
  one === other || (!!one && !!other && trackedFields(one) === trackedFields(other));

/** Whether a remote's entry may be replaced now; `entry` is missing if the remote was removed. */
type MayChange = (
  remote: string,
  present: RegisteredRemote,
  entry: RegisteredRemote | undefined,
) => boolean;

interface Merged {
  registry: RegistryDocument;
  /** Remotes whose entry differs from what the tab followed before. */
  changed: string[];
  /** Remotes whose new entry has to wait. */
  waiting: string[];
}

/**
 * The registry that a tab follows next: the entries of `next`, except for remotes that must not change yet.
 */
function mergeRegistry(
  now: RegistryDocument,
  next: RegistryDocument,
  mayChange: MayChange,
): Merged {
  const names = [...new Set([...Object.keys(next.remotes), ...Object.keys(now.remotes)])];
  const differing = names.filter((name) => !isSame(now.remotes[name], next.remotes[name]));
  const waiting = differing.filter((name) => {
    const present = now.remotes[name];
    return present !== undefined && !mayChange(name, present, next.remotes[name]);
  });
  const changed = differing.filter((name) => !waiting.includes(name));
  const entries = names.flatMap((name) => {
    const entry = (changed.includes(name) ? next : now).remotes[name];
    return entry ? [[name, entry] as const] : [];
  });
  const registry = { ...next, remotes: Object.fromEntries(entries) };
  return { registry, changed, waiting };
}

const dialogs = '[role="dialog"],[role="alertdialog"],dialog[open]';
const fields =
  'textarea,input:not([type="checkbox"],[type="radio"],[type="hidden"],[type="button"],[type="submit"])';

const isFilled = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value !== '' && !field.readOnly;

function isWrittenIn(part: Element): boolean {
  const filled = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return [...filled].some(isFilled) || part.querySelector('[contenteditable="true"]') !== null;
}

/**
 * Whether a remote on screen can be replaced without loss for the student. When in doubt it waits: a filled
 * field or an open dialog is enough, even if the remote itself has not reported unsaved work.
 */
function canSwap(remote: string): boolean {
  if (hasUnsavedWork() || document.querySelector(dialogs)) return false;
  return ![...document.querySelectorAll(`[data-remote="${remote}"]`)].some(isWrittenIn);
}

/** The situation in which the tab checks whether it can follow the latest registry. */
interface Moment {
  /** A remote whose parts on screen are broken anyway. */
  broken?: string;
  /** The student has just opened another page. */
  left?: boolean;
}

let latest: RegistryDocument | undefined;
let replaced: ((registry: RegistryDocument) => RegistryDocument) | undefined;
let waiting: readonly string[] = [];

// Builds that failed in this tab, as `remote build`.
const left = new Set<string>();

/** The latest registry from the site, or the one in the document. */
export const latestRegistry = (): RegistryDocument => latest ?? currentRegistry();

/** Remotes on screen whose build is no longer the one to run. */
export const waitingRemotes = (): readonly string[] => waiting;

const chosen = (entry: RegisteredRemote) => chosenBuild(entry, tabBucket);

const fits = (entry: RegisteredRemote): boolean =>
  unmetRanges(chosen(entry).requires, offeredVersions()).length === 0;

/** A build for a newer shell is not used while the present build fits this tab's shell. */
function isForNewerShell(present: RegisteredRemote, entry: RegisteredRemote): boolean {
  return entry.status === 'on' && !fits(entry) && present.status === 'on' && fits(present);
}

const looksTheSame = (one: RegisteredRemote, other: RegisteredRemote): boolean =>
  chosen(one).build === chosen(other).build &&
  one.status === other.status &&
  one.notice === other.notice;

function isSafe(remote: string, { broken, left: isLeft }: Moment): boolean {
  if (!isMounted(remote)) return true;
  return (remote === broken || isLeft || document.hidden) && canSwap(remote);
}

function mayChange(moment: Moment): MayChange {
  return (remote, present, entry) => {
    if (entry && looksTheSame(present, entry)) return true;
    return isSafe(remote, moment) && !(entry && isForNewerShell(present, entry));
  };
}

/** The entry without the build that it would run; undefined if it has no other. */
function withoutChosen(entry: RegisteredRemote): RegisteredRemote | undefined {
  const { canary, ...stable } = entry;
  if (chosen(entry) === canary) return stable;
  const { previous, ...alone } = stable;
  return previous && { ...alone, current: previous };
}

function withoutLeft(remote: string, entry: RegisteredRemote): RegisteredRemote {
  const next = left.has(`${remote} ${chosen(entry).build}`) ? withoutChosen(entry) : undefined;
  return next ? withoutLeft(remote, next) : entry;
}

function wantedRegistry(): RegistryDocument {
  const latest = latestRegistry();
  const remotes = Object.entries(latest.remotes).map(([remote, entry]) => [
    remote,
    withoutLeft(remote, entry),
  ]);
  const sound = { ...latest, remotes: Object.fromEntries(remotes) };
  return replaced?.(sound) ?? sound;
}

/**
 * Applies the latest registry without changing what the student is using: remotes that are not on screen at
 * once, the others when their page was just left or the tab is hidden.
 */
export function follow(moment: Moment = {}): void {
  const merged = mergeRegistry(currentRegistry(), wantedRegistry(), mayChange(moment));
  waiting = merged.waiting;
  if (merged.changed.length === 0) return;
  const putBack = merged.changed.some(isMounted) ? notePlace() : undefined;
  setRegistry(merged.registry);
  putBack?.();
}

/** Stores and applies the site's current registry. */
export function offer(registry: RegistryDocument, moment?: Moment): void {
  latest = registry;
  follow(moment);
}

/** Changes the site's registry in this browser only. */
export function replaceBy(change: typeof replaced): void {
  latest = latestRegistry();
  replaced = change;
  follow();
}

/** Allows builds of a remote that failed in this tab again. */
export function retryBuilds(remote: string): void {
  for (const key of left) if (key.startsWith(`${remote} `)) left.delete(key);
}

/**
 * Leaves a build that fails in this tab for the one before it.
 * @returns whether there was one
 */
export function leaveBuild(remote: string, build: string): boolean {
  latest = latestRegistry();
  left.add(`${remote} ${build}`);
  const before = currentRegistry();
  follow({ broken: remote });
  const entry = currentRegistry().remotes[remote];
  return currentRegistry() !== before && !!entry && chosen(entry).build !== build;
}
