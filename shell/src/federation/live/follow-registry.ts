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

/** What of a remote's entry a tab can see. */
const seenOf = ({ status, notice, current, previous, canary }: RegisteredRemote): string =>
  JSON.stringify([
    status,
    notice,
    current.build,
    current.base,
    previous?.build,
    canary?.build,
    canary?.share,
  ]);

/** Whether two entries lead to the same builds and notices. */
const isSame = (one: RegisteredRemote | undefined, other: RegisteredRemote | undefined): boolean =>
  one === other || (!!one && !!other && seenOf(one) === seenOf(other));

/** Whether a remote's entry may be replaced now; `entry` is missing where the remote was taken out. */
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
 * The registry that a tab follows next: the entries of `next`, except for remotes that it has to leave as
 * they are for now.
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
 * Whether replacing what a remote has on screen would take nothing from its student. It errs on the side
 * of no: a field that holds something, or a dialog that is open, is reason enough to wait, whether or not
 * the remote itself has said that something is not saved.
 */
function canSwap(remote: string): boolean {
  if (hasUnsavedWork() || document.querySelector(dialogs)) return false;
  return ![...document.querySelectorAll(`[data-remote="${remote}"]`)].some(isWrittenIn);
}

/** When the tab looks whether it can follow what the site said. */
interface Moment {
  /** A remote whose parts on screen are broken anyway. */
  broken?: string;
  /** The student has just gone to another page. */
  left?: boolean;
}

let latest: RegistryDocument | undefined;
let replaced: ((registry: RegistryDocument) => RegistryDocument) | undefined;
let waiting: readonly string[] = [];

// Builds that failed in this tab, as `remote build`.
const left = new Set<string>();

/** What the site said last, or came with the document. */
export const latestRegistry = (): RegistryDocument => latest ?? currentRegistry();

/** Remotes that are on screen in a build that is no longer the one to run. */
export const waitingRemotes = (): readonly string[] => waiting;

const chosen = (entry: RegisteredRemote) => chosenBuild(entry, tabBucket);

const fits = (entry: RegisteredRemote): boolean =>
  unmetRanges(chosen(entry).requires, offeredVersions()).length === 0;

/** A build that was made for a newer shell than this tab's is left alone while the present one does. */
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

/** The entry without the build that it would run; undefined where it has no other. */
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
 * Follows what the site said last, as far as nothing moves under the student's hands: remotes that are not
 * on screen at once, the others where their page was just left or nobody looks.
 */
export function follow(moment: Moment = {}): void {
  const merged = mergeRegistry(currentRegistry(), wantedRegistry(), mayChange(moment));
  waiting = merged.waiting;
  if (merged.changed.length === 0) return;
  const putBack = merged.changed.some(isMounted) ? notePlace() : undefined;
  setRegistry(merged.registry);
  putBack?.();
}

/** Takes what the site says now. */
export function offer(registry: RegistryDocument, moment?: Moment): void {
  latest = registry;
  follow(moment);
}

/** Puts something else in the place of what the site says, in this browser alone. */
export function replaceBy(change: typeof replaced): void {
  latest = latestRegistry();
  replaced = change;
  follow();
}

/** Builds of a remote that failed in this tab are tried again. */
export function retryBuilds(remote: string): void {
  for (const key of left) if (key.startsWith(`${remote} `)) left.delete(key);
}

/**
 * Goes on with the build before one that fails in this tab.
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
