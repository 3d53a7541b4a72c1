import type { Caller, InPage } from './gate-record';

/** Runs in the page: records who sets properties of built-ins by functions, which call no setter. */
export function recordDefiners(): void {
  const { gate } = window as unknown as InPage;
  Object.assign(gate, { holders: new Map([[window, 'window']]), definers: new Map() });
  for (const [library, by] of [
    [Object, 'assign'],
    [Object, 'defineProperties'],
    [Object, 'defineProperty'],
    [Reflect, 'set'],
    [Reflect, 'defineProperty'],
  ] as const) {
    const method = Reflect.get(library, by) as (...values: unknown[]) => unknown;
    const namesIn = (values: readonly unknown[]) =>
      /assign|Properties/.test(by) ? values.flatMap((one) => Object.keys(one ?? {})) : [values[0]];
    const value = (target: unknown, ...values: unknown[]) => {
      const name = gate.holders.get(target);
      const caller = name && gate.caller();
      if (caller) {
        for (const key of namesIn(values)) gate.definers.set(`${name}.${String(key)}`, caller);
      }
      return method(target, ...values);
    };
    Object.defineProperty(library, by, { value, configurable: true, writable: true });
  }
}

/** Runs in the page, after the other recorders: which built-ins and prototypes were changed, and where. */
export function recordBuiltIns(): void {
  const { gate } = window as unknown as InPage;
  const prototypes = [
    ...['Object', 'Function', 'Array', 'String', 'Number', 'Promise', 'Map', 'Set', 'Date'],
    ...['RegExp', 'EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'Event', 'Storage'],
    ...['History', 'Location', 'XMLHttpRequest', 'Request', 'Response', 'Headers', 'FormData'],
    ...['URL', 'URLSearchParams', 'MutationObserver', 'ResizeObserver', 'IntersectionObserver'],
  ].map((name) => [`${name}.prototype`, Reflect.get(window, name).prototype as object] as const);
  /** Objects whose properties are all compared. */
  const wholes = new Map<string, object>([
    ...Object.entries({ console, JSON, Math, Reflect, Object, Promise, Array }),
    ...prototypes,
  ]);
  /** Objects of which only overrides of their prototype count: pages store their own properties on them. */
  const instances = { history, document, localStorage, sessionStorage, navigator, performance };
  const ofWindow = [
    ...['fetch', 'XMLHttpRequest', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
    ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'queueMicrotask'],
    ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'WebSocket', 'EventSource'],
    ...['addEventListener', 'removeEventListener', 'matchMedia', 'getComputedStyle', 'scrollTo'],
    ...['alert', 'confirm', 'open', 'crypto', 'localStorage', 'sessionStorage'],
  ];
  // Every script reads these all the time, so they are only compared, without a getter in between.
  const everywhere = ['Promise', 'Date', 'Map', 'Set', 'Array', 'Error', 'Proxy', 'URL'];
  interface Watched {
    value: unknown;
    get: () => unknown;
    caller?: Caller | undefined;
  }
  const watched = new Map<string, Watched>();

  /** Replaces a method that is often patched with an accessor that records who sets it. */
  function watch(name: string, holder: object, key: string): void {
    const property = Object.getOwnPropertyDescriptor(holder, key);
    if (!property?.configurable || typeof property.value !== 'function') return;
    const now: Watched = { value: property.value, get: () => now.value };
    watched.set(`${name}.${key}`, now);
    Object.defineProperty(holder, key, {
      configurable: true,
      enumerable: property.enumerable ?? false,
      get: now.get,
      set: (value: unknown) => void Object.assign(now, { value, caller: gate.caller() }),
    });
  }
  for (const key of ofWindow) watch('window', window, key);
  const patched = ['console', 'JSON', ...['Storage', 'History', 'EventTarget', 'XMLHttpRequest']];
  for (const [name, holder] of wholes) {
    if (!patched.includes(name.replace('.prototype', ''))) continue;
    for (const key of Object.getOwnPropertyNames(holder)) {
      if (key !== 'constructor') watch(name, holder, key);
    }
  }

  for (const [name, holder] of wholes) gate.holders.set(holder, name);

  /** The current value of each property, by its full name. */
  function look(): Map<string, unknown> {
    const seen = new Map<string, unknown>();
    const see = (name: string, holder: object, key: PropertyKey) => {
      const whole = `${name}.${String(key)}`;
      const property = Object.getOwnPropertyDescriptor(holder, key);
      const known = watched.get(whole);
      const held = known?.get === property?.get ? known : undefined;
      seen.set(whole, held ? held.value : (property?.value ?? property?.get));
      if (property?.set && !held) seen.set(`${whole} (its setter)`, property.set);
    };
    for (const [name, holder] of wholes) {
      for (const key of Reflect.ownKeys(holder)) see(name, holder, key);
    }
    for (const [name, holder] of Object.entries(instances)) {
      const inherited = Object.getPrototypeOf(holder) as object;
      for (const key of Reflect.ownKeys(holder)) if (key in inherited) see(name, holder, key);
    }
    for (const key of [...ofWindow, ...everywhere]) see('window', window, key);
    return seen;
  }
  const first = look();
  gate.replaced = () => {
    const now = look();
    const names = [...new Set([...first.keys(), ...now.keys()])];
    return names
      .filter((name) => first.get(name) !== now.get(name))
      .map((name) => ({
        says: `${first.has(name) ? 'replaces' : 'adds'} ${name}`,
        caller: watched.get(name)?.caller ?? gate.definers.get(name),
      }));
  };
}
