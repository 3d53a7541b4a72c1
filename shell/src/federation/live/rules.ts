import type { ErrorSource } from '../incidents';
import { noteRunning } from '../starting';
import { callerOf, type Owner, type RunOwned, setRules } from '../wrappers';
import { watchPage } from './page-watch';

type Build = Pick<ErrorSource, 'remote' | 'build'>;

const keyOf = ({ remote, build }: Build): string => `${remote} ${build}`;
const placeOf = ({ remote, build }: Build): string =>
  `[data-remote="${remote}"][data-build="${build}"]`;
const isOnScreen = (part: Build): boolean => document.querySelector(placeOf(part)) !== null;

// Builds that were on screen in this tab, with what waits until they are again.
const shown = new Map<string, (() => unknown)[]>();

/** Whether the build was left: what it has not shown yet is still being loaded. */
const wasLeft = (part: Build): boolean => shown.has(keyOf(part)) && !isOnScreen(part);

/** Calls of one build that wait at most. */
const mostWaiting = 100;

/** Events by which a visitor uses the page. All others only tell something: a session that ended, a line that is back. */
const byHand =
  /^(?:(?:aux|dbl)?click|contextmenu|(?:pointer|mouse|touch|key|drag|focus|composition).*|drop|wheel|scroll|beforeinput|input|change|submit|reset|select.*|copy|cut|paste|beforeunload|popstate)$/;

/** What an event's listener may do to those of others. */
const stops = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;
const flags = ['cancelBubble', 'returnValue'] as const;

/** Whether an event is at something that is not the remote's: the frame, or another remote's place. */
function isForeign({ target }: Event, { remote }: Build): boolean {
  if (!(target instanceof Element) || !document.getElementById('root')?.contains(target)) {
    return false;
  }
  return target.closest('[data-remote]')?.getAttribute('data-remote') !== remote;
}

const noop = () => undefined;

/** Calls a listener that hears of an event and cannot stop it. */
function withoutStops(event: Event, call: () => unknown): unknown {
  for (const name of stops) Object.defineProperty(event, name, { value: noop, configurable: true });
  for (const name of flags) {
    Object.defineProperty(event, name, { get: noop, set: noop, configurable: true });
  }
  try {
    return call();
  } finally {
    for (const name of [...stops, ...flags]) Reflect.deleteProperty(event, name);
  }
}

let ranLast: Owner | undefined;

/** The build whose code was called last, as far as it asked to be called. */
export const lastToRun = (): ErrorSource | undefined => ranLast;

/**
 * A build that is not on screen is silent: its timers wait, and no visitor's hand reaches it, until it is shown
 * again. One that is hears of everything and stops only what happens in its own place.
 */
export const rules: RunOwned = (owner, call, given) => {
  const isAway = wasLeft(owner);
  if (isAway && owner.by !== 'addEventListener') {
    const waiting = shown.get(keyOf(owner)) ?? [];
    if (owner.by !== 'setInterval' && waiting.length < mostWaiting) waiting.push(call);
    return undefined;
  }
  if (isAway && given instanceof Event && byHand.test(given.type)) return undefined;
  if (!ranLast || keyOf(ranLast) !== keyOf(owner)) {
    ranLast = owner;
    noteRunning(owner);
  }
  if (given instanceof Event && isForeign(given, owner)) return withoutStops(given, call);
  return call();
};

/** Puts the document's own elements back to what they came with: no page of the site sets these on them. */
function restoreDocument(lang: string): void {
  const { documentElement, body } = document;
  for (const element of [documentElement, body]) {
    for (const name of ['class', 'style', 'dir', 'inert', 'hidden', 'aria-hidden']) {
      element.removeAttribute(name);
    }
  }
  documentElement.lang = lang;
}

const overlays = '[role="dialog"],[role="alertdialog"],dialog[open]';

/** Follows which builds are on screen; one that comes back gets what waited for it. */
function followScreen(): () => void {
  const page = document;
  const { lang } = page.documentElement;
  let present = new Set<string>();
  const check = () => {
    const places = [...page.querySelectorAll<HTMLElement>('[data-remote][data-build]')];
    const keys = new Set(
      places.map(({ dataset: { remote = '', build } }) => keyOf({ remote, build })),
    );
    const hasLeft = [...present].some((key) => !keys.has(key));
    if (!hasLeft && keys.size === present.size) return;
    present = keys;
    // A dialog that is open locks the page behind it, and unlocks it itself.
    if (hasLeft && !page.querySelector(overlays)) restoreDocument(lang);
    for (const key of keys) {
      const waiting = shown.get(key)?.splice(0) ?? [];
      shown.set(key, []);
      for (const call of waiting) setTimeout(call);
    }
  };
  check();
  return watchPage(check);
}

/** Refuses what a build does to the title while another page is open. @returns stops */
function guardTitle(): () => void {
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  if (!native?.set) return () => undefined;
  const set = (title: string) => {
    const caller = callerOf(set);
    if (!(caller && wasLeft(caller))) native.set?.call(document, title);
  };
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => native.get?.call(document) as string,
    set,
  });
  return () => Reflect.deleteProperty(document, 'title');
}

/** What of the storage is not a remote's: who is signed in, drafts, the theme, what the shell notes. */
const kept = /^(?:isAuthenticated|theme|draft|campus:|reloaded:|scroll-positions)/;

/** Keeps a remote's code from emptying the storage that all share. @returns stops */
function guardStorage(): () => void {
  const { clear, removeItem } = Storage.prototype;
  const refuse = (what: string) => {
    throw new Error(`${what} would take what is not this remote's`);
  };
  Storage.prototype.clear = function guarded(this: Storage) {
    if (callerOf(guarded)) refuse('clear');
    clear.call(this);
  };
  Storage.prototype.removeItem = function guarded(this: Storage, key: string) {
    if (kept.test(key) && callerOf(guarded)) refuse('removeItem');
    removeItem.call(this, key);
  };
  return () => Object.assign(Storage.prototype, { clear, removeItem });
}

/** Holds every remote to its place, from now on. @returns stops */
export function startRules(): () => void {
  setRules(rules);
  const ends = [followScreen(), guardTitle(), guardStorage()];
  return () => {
    setRules((_owner, call) => call());
    for (const end of ends) end();
  };
}
