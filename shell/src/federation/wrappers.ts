import { attributeError, type ErrorSource } from './incidents';

/** The build whose code asked to be called, and by what: `setInterval`, `addEventListener`. */
export interface Owner extends ErrorSource {
  by: string;
}

/**
 * Calls what a remote has registered, or leaves it.
 * @param given what it is called with: an event, where it listens to one
 */
export type RunOwned = (owner: Owner, call: () => unknown, given: unknown) => unknown;

// See live/rules.ts.
let run: RunOwned = (_owner, call) => call();

export function setRules(next: RunOwned): void {
  run = next;
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

/** What engines tell of a stack; the compiler's library knows of none. */
export const engine = Error as {
  stackTraceLimit?: number | undefined;
  captureStackTrace?: (holder: object, above: (...given: never[]) => unknown) => void;
};

/**
 * The build whose code called `wrapper`, by the one frame above it: asking for more costs more, and what the
 * shell does for a remote is the shell's.
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

/** Nobody puts something else in its place by an assignment, which all others would get. */
function lock(target: object, name: string, value = Reflect.get(target, name) as unknown): void {
  Object.defineProperty(target, name, { value, writable: false });
}

/**
 * Notes which build asks for what the whole tab shares: listeners around the remotes' places, and timers. Keeps
 * what every part calls from being replaced. Before any remote's code runs.
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
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket']) lock(window, name);
  for (const name of ['pushState', 'replaceState']) lock(history, name);
}
