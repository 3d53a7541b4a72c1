import type { ErrorSource } from '../incidents';
import { noteRunning } from '../starting';
import { callerOf, isOfFrame, type Opened, placeOf, type RunOwned, setRules } from '../wrappers';
import { watchPage } from './page-watch';

type Build = Pick<ErrorSource, 'remote' | 'build'>;

const keyOf = ({ remote, build }: Build): string => `${remote} ${build}`;
const isOnScreen = (part: Build): boolean => placeOf(part) !== null;

// Builds that were on screen in this tab, with the calls that wait until they are shown again.
const shown = new Map<string, (() => unknown)[]>();

/** Whether the build was left. A build that was never on screen is still loading. */
const wasLeft = (part: Build): boolean => shown.has(keyOf(part)) && !isOnScreen(part);

/** Maximum number of waiting calls per build. */
const mostWaiting = 100;

/** Events caused by a visitor. All other events only inform, e.g. of an ended session or a restored connection. */
const byHand =
  /^(?:(?:aux|dbl)?click|contextmenu|(?:pointer|mouse|touch|key|drag|focus|composition).*|drop|wheel|scroll|beforeinput|input|change|submit|reset|select.*|copy|cut|paste|beforeunload|popstate)$/;

/** How an event's listener can affect other listeners. */
const stops = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;
const flags = ['cancelBubble', 'returnValue'] as const;

/** Whether an event's target is outside the remote: in the frame, or in another remote's container. */
function isForeign({ target }: Event, { remote }: Build): boolean {
  if (!(target instanceof Element) || !document.getElementById('root')?.contains(target)) {
    return false;
  }
  return target.closest('[data-remote]')?.getAttribute('data-remote') !== remote;
}

const noop = () => undefined;

/** Calls a listener that receives an event but cannot stop it. */
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

/**
 * A build that is not on screen is paused: its timers wait, and it gets no user events, until it is shown
 * again. A build on screen gets all events, but can only stop those in its own container.
 */
export const rules: RunOwned = (owner, call, given) => {
  const isAway = wasLeft(owner);
  if (isAway && owner.by !== 'addEventListener') {
    const waiting = shown.get(keyOf(owner)) ?? [];
    if (owner.by !== 'setInterval' && waiting.length < mostWaiting) waiting.push(call);
    return undefined;
  }
  if (isAway && given instanceof Event && byHand.test(given.type)) return undefined;
  noteRunning(owner);
  if (given instanceof Event && isForeign(given, owner)) return withoutStops(given, call);
  return call();
};

// What builds opened while they were on screen, by build.
const connections = new Map<string, Set<object>>();

/** A build that is on screen opens it again when it is shown again; one that is loading opens it once per tab. */
export const opened: Opened = (source, connection) => {
  if (!isOnScreen(source)) return;
  const key = keyOf(source);
  connections.set(key, (connections.get(key) ?? new Set()).add(connection));
};

function closeConnections(key: string): void {
  for (const connection of connections.get(key) ?? []) {
    const {
      close,
      terminate = close,
      disconnect = terminate,
    } = connection as Record<string, (() => void) | undefined>;
    disconnect?.call(connection);
  }
  connections.delete(key);
}

/** Restores the document's own elements to their initial state: no page of the site sets these attributes on them. */
function restoreDocument(lang: string): void {
  const { documentElement, body } = document;
  for (const element of [documentElement, body]) {
    for (const name of ['class', 'style', 'dir', 'inert', 'hidden', 'aria-hidden']) {
      element.removeAttribute(name);
    }
  }
  documentElement.lang = lang;
}

/** Records the head's meta elements. @returns restores them; the bars' colours follow the theme */
function recordMeta(): () => void {
  const { head } = document;
  const all = () => head.querySelectorAll('meta');
  const before = new Map([...all()].map((meta) => [meta, meta.content]));
  return () => {
    for (const meta of all()) if (!before.has(meta)) meta.remove();
    for (const [meta, content] of before) {
      if (!meta.isConnected) head.append(meta);
      if (meta.name !== 'theme-color') meta.content = content;
    }
  };
}

/** Records the handlers that all parts share, such as `window.onclick`. @returns restores them */
function recordHandlers(): () => void {
  const kept: [object, string, unknown][] = [];
  for (const target of [window, document, document.body]) {
    for (const name in target) {
      if (/^on[a-z]+$/.test(name)) kept.push([target, name, Reflect.get(target, name)]);
    }
  }
  return () => {
    for (const [target, name, handler] of kept) {
      if (Reflect.get(target, name) !== handler) Reflect.set(target, name, handler);
    }
  };
}

/** Functions of `window`, and constructors whose prototypes count too. */
const functions = [
  ...['fetch', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia', 'getComputedStyle'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'XMLHttpRequest', 'Request'],
  ...['Response', 'Headers', 'URL', 'URLSearchParams', 'EventTarget', 'Node', 'Element', 'Event'],
  ...['HTMLElement', 'Document', 'Storage', 'History', 'Object', 'Function', 'Array', 'String'],
  ...['Number', 'Promise', 'Map', 'Set', 'Date', 'RegExp'],
];

type Descriptors = Record<PropertyKey, PropertyDescriptor | undefined>;

function restore(holder: object, key: PropertyKey, before: PropertyDescriptor | undefined): void {
  const now = Object.getOwnPropertyDescriptor(holder, key);
  if (!before) Reflect.deleteProperty(holder, key);
  else if (now?.value !== before.value || now?.get !== before.get || now?.set !== before.set)
    Reflect.defineProperty(holder, key, before);
}

/** Records the functions that all code of a tab calls. @returns restores those that were replaced or added */
function recordBuiltIns(): () => void {
  const before = new Map<object, Descriptors>();
  const record = (holder: object | undefined) =>
    holder && before.set(holder, Object.getOwnPropertyDescriptors(holder) as Descriptors);
  for (const holder of [console, JSON, Math, Object, Promise, Array]) record(holder);
  const own = new Map<string, PropertyDescriptor>();
  for (const name of functions) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (!property) continue;
    own.set(name, property);
    record((property.value as { prototype?: object }).prototype);
  }
  return () => {
    for (const [name, property] of own) restore(window, name, property);
    for (const [holder, kept] of before) {
      for (const key of Reflect.ownKeys(kept)) restore(holder, key, kept[key]);
      for (const key of Reflect.ownKeys(holder)) if (!kept[key]) restore(holder, key, undefined);
    }
  };
}

/** Present while the page behind is the dialog's: locked, and inert. */
export const overlays = '[role="dialog"],[role="alertdialog"],dialog[open]';

/** Tracks which builds are on screen; a build that is shown again gets its waiting calls. */
function followScreen(): void {
  const page = document;
  const { lang } = page.documentElement;
  const restores = [recordMeta(), recordHandlers(), recordBuiltIns()];
  let present = new Set<string>();
  const check = () => {
    const places = [...page.querySelectorAll<HTMLElement>('[data-remote][data-build]')];
    const keys = new Set(
      places.map(({ dataset: { remote = '', build } }) => keyOf({ remote, build })),
    );
    const left = [...present].filter((key) => !keys.has(key));
    const hasLeft = left.length > 0;
    if (!hasLeft && keys.size === present.size) return;
    present = keys;
    for (const key of left) closeConnections(key);
    if (hasLeft) {
      for (const restore of restores) restore();
      // No page of the site adopts any.
      page.adoptedStyleSheets = [];
    }
    // An open dialog locks the page behind it, and unlocks it itself.
    if (hasLeft && !page.querySelector(overlays)) restoreDocument(lang);
    for (const key of keys) {
      const waiting = shown.get(key)?.splice(0) ?? [];
      shown.set(key, []);
      for (const call of waiting) setTimeout(call);
    }
  };
  check();
  watchPage(check);
}

/** Ignores title changes by a build that was left. */
function guardTitle(): void {
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  if (!native?.set) return;
  const set = (title: string) => {
    const caller = callerOf(set);
    if (!(caller && wasLeft(caller))) native.set?.call(document, title);
  };
  const get = () => native.get?.call(document) as string;
  Object.defineProperty(document, 'title', { configurable: true, get, set });
}

/** Ignores a remote's code that moves the focus into the frame. */
function guardFocus(): void {
  const { focus: native } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focus(options) {
    if (!(isOfFrame(this) && callerOf(focus))) native.call(this, options);
  };
}

/** Storage keys that do not belong to remotes: session flag, drafts, theme, records of the shell. */
const kept = /^(?:isAuthenticated|theme|draft|campus:|reloaded:|scroll-positions)/;

/** Guarded methods that are running: what they open was opened by the design system. */
let running = 0;

/** Refuses a method to remotes, for some or all values of its first argument. */
function guard(holder: object, name: string, isRefused = (_first: unknown) => true): void {
  const native = Reflect.get(holder, name) as ((...given: unknown[]) => unknown) | undefined;
  if (!native) return;
  Reflect.set(holder, name, function guarded(this: unknown, ...given: unknown[]): unknown {
    if (isRefused(given[0]) && callerOf(guarded)) {
      throw new Error(`${name} would reach what is not this remote's`);
    }
    running += 1;
    try {
      return Reflect.apply(native, this, given);
    } finally {
      running -= 1;
    }
  });
}

/** Keeps popovers and dialogs closed that a remote's markup opens without a call (`popovertarget`, `commandfor`). */
function guardMarkup(): void {
  const keepClosed = (event: ToggleEvent) => {
    const isOpening = event.newState === 'open' && !running;
    if (isOpening && (event.target as Element).closest('[data-remote]')) event.preventDefault();
  };
  document.addEventListener('beforetoggle', keepClosed as (event: Event) => void, true);
}

/** Limits every remote to its container from now on. */
export function startRules(): void {
  setRules(rules, opened);
  guardTitle();
  guardFocus();
  guard(Storage.prototype, 'clear');
  guard(Storage.prototype, 'removeItem', (key) => kept.test(String(key)));
  // The layer over the page belongs to the design system.
  guard(HTMLDialogElement.prototype, 'showModal');
  for (const name of ['showPopover', 'togglePopover', 'requestFullscreen'])
    guard(HTMLElement.prototype, name);
  guardMarkup();
  followScreen();
}
