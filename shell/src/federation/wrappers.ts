import { siteRoot } from '../static-page/static-page';
import { attributeError, type ErrorSource } from './incidents';

/** The build that registered a callback, and the function that it used: `setInterval`, `addEventListener`. */
export interface Owner extends ErrorSource {
  by: string;
}

/**
 * Calls a remote's registered callback, or skips it.
 * @param given its first argument: an event, for a listener
 */
export type RunOwned = (owner: Owner, call: () => unknown, given: unknown) => unknown;

/** Hears of a connection, worker or observer that a remote's code opens. */
export type Opened = (source: ErrorSource, connection: object) => void;

// See live/rules.ts.
let run: RunOwned = (_owner, call) => call();
let opened: Opened = () => undefined;

export function setRules(next: RunOwned, nextOpened: Opened = opened): void {
  run = next;
  opened = nextOpened;
}

type Callback = ((...given: unknown[]) => unknown) | { handleEvent: (event: unknown) => unknown };

const wrapped = new WeakMap<Callback, Callback>();

function own(callback: Callback, owner: Owner): Callback {
  return function (this: unknown, ...given: unknown[]) {
    const call = () =>
      typeof callback === 'function'
        ? Reflect.apply(callback, this, given)
        : callback.handleEvent(given[0]);
    return run(owner, call, given[0]);
  };
}

type Native = (...given: unknown[]) => unknown;

/** The stack API of some engines, which the compiler's library does not declare. */
export const engine = Error as {
  stackTraceLimit?: number | undefined;
  captureStackTrace?: (holder: object, above: (...given: never[]) => unknown) => void;
};

/**
 * The build whose code called `wrapper`, by the one frame above it: more frames cost more, and calls that the
 * shell makes for a remote count as the shell's.
 */
export function callerOf(wrapper: (...given: never[]) => unknown): ErrorSource | undefined {
  const holder: { stack?: string } = {};
  const { stackTraceLimit } = engine;
  engine.stackTraceLimit = 1;
  engine.captureStackTrace?.(holder, wrapper);
  engine.stackTraceLimit = stackTraceLimit;
  return attributeError(holder.stack);
}

function wrap(target: object, by: string): void {
  const native = Reflect.get(target, by) as Native | undefined;
  const isListener = by === 'addEventListener';
  const wrapper = (...given: unknown[]) => {
    const at = isListener ? 1 : 0;
    const callback = given[at] as Callback | null;
    const source = callback && callerOf(wrapper);
    if (source) {
      const known = isListener && wrapped.get(callback);
      const owned = known || own(callback, { ...source, by });
      if (isListener) wrapped.set(callback, owned);
      given[at] = owned;
    }
    return Reflect.apply(native as Native, target, given);
  };
  if (native) lock(target, by, wrapper);
}

function unwrap(target: EventTarget): void {
  const native = target.removeEventListener as Native;
  lock(target, 'removeEventListener', (...given: unknown[]) => {
    Reflect.apply(native, target, given);
    given[1] = wrapped.get(given[1] as Callback);
    if (given[1]) Reflect.apply(native, target, given);
  });
}

/** Prevents replacement by an assignment, which would affect all parts. */
function lock(target: object, name: string, value = Reflect.get(target, name) as unknown): void {
  Object.defineProperty(target, name, { value, writable: false });
}

function wrapConnection(kind: string): void {
  const Native = Reflect.get(window, kind) as (new (...given: unknown[]) => object) | undefined;
  if (!Native) return;
  const construct: ProxyHandler<typeof Native>['construct'] = (target, given, self) => {
    const connection = Reflect.construct(target, given, self) as object;
    const source = callerOf(construct as Native);
    if (source) opened(source, connection);
    return connection;
  };
  lock(window, kind, new Proxy(Native, { construct }));
}

/** Where the parts of a build are on screen. */
export function placeOf({ remote, build }: ErrorSource): HTMLElement | null | undefined {
  const place = `[data-remote="${remote}"][data-build="${build}"]`;
  return document.querySelector<HTMLElement>(place) ?? siteRoot()?.querySelector(place);
}

/** Whether an element is part of what surrounds remotes: not of a remote, the head, or what is over the page. */
export function isOfFrame(target: unknown): boolean {
  if (!(target instanceof Element)) return false;
  if (target === document.body || target === document.documentElement) return true;
  return target.closest('[data-remote],#root,body')?.id === 'root';
}

/**
 * What a remote inserts into the frame goes to its place on screen, which contains it. Its runtime adds style sheets to
 * the end of the body, where they belong to all of its places.
 */
function redirect(holder: Node, by: string, append: Native): void {
  const native = Reflect.get(holder, by) as Native;
  function inserting(this: Node, ...given: unknown[]): unknown {
    const areSheets = given.every((one) => one instanceof HTMLLinkElement);
    if (areSheets && this === document.body) return Reflect.apply(native, this, given);
    const isBeside = by === 'before' || by === 'after';
    const source = isOfFrame(isBeside ? this.parentNode : this) ? callerOf(inserting) : undefined;
    const place = source && placeOf(source);
    if (!place) return Reflect.apply(native, this, given);
    if (by === 'insertBefore') given[1] = null;
    if (by.startsWith('insertAdjacent')) given[0] = 'beforeend';
    return Reflect.apply(isBeside ? append : native, place, given);
  }
  Reflect.set(holder, by, inserting);
}

const inserting = [
  ...['append', 'prepend', 'before', 'after'],
  ...['insertAdjacentElement', 'insertAdjacentHTML'],
];

/**
 * Records which build registers listeners and timers that the whole tab shares, outside the remotes'
 * containers. Protects the functions that every part calls from replacement. Runs before any remote's code.
 */
export function installWrappers(): void {
  const { documentElement, body } = document;
  for (const target of [window, document, documentElement, body, document.getElementById('root')]) {
    if (!target) continue;
    wrap(target, 'addEventListener');
    unwrap(target);
  }
  for (const timer of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'])
    wrap(window, timer);
  const append = Element.prototype.append as Native;
  for (const by of ['appendChild', 'insertBefore']) redirect(Node.prototype, by, append);
  for (const by of inserting) redirect(Element.prototype, by, append);
  for (const kind of ['WebSocket', 'EventSource', 'Worker', 'BroadcastChannel'])
    wrapConnection(kind);
  for (const kind of ['Mutation', 'Resize', 'Intersection']) wrapConnection(`${kind}Observer`);
  for (const name of ['fetch', 'XMLHttpRequest']) lock(window, name);
  for (const name of ['pushState', 'replaceState']) lock(history, name);
  for (const name of ['localStorage', 'sessionStorage']) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (property) Object.defineProperty(window, name, { ...property, configurable: false });
  }
}
