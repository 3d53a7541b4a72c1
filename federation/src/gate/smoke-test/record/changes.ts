import type { InPage, Caller } from './gate-record';

/** Runs in the page: records who changes html, body and head metadata, and controls outside of their own container. */
export function recordDocument(): void {
  const { gate } = window as unknown as InPage;
  const note = (node: unknown): void => {
    const { body, documentElement: html } = document;
    const isMeta = node instanceof HTMLMetaElement || (node && node === document.head);
    if (!isMeta && (!node || (node !== body && node !== html))) return gate.noteTouch(node as Node);
    const name = isMeta ? 'head' : node === body ? 'body' : 'html';
    gate.noteSetter(name);
  };
  /** Builds load chunks by adding such elements to the head, which does not change its metadata. */
  const isFile = (value: unknown) =>
    value instanceof HTMLScriptElement || value instanceof HTMLLinkElement;
  type Method = (...values: unknown[]) => unknown;
  const methods: [object, string[]][] = [
    [
      Element.prototype,
      ['setAttribute', 'removeAttribute', 'toggleAttribute', 'insertAdjacentHTML', 'append'],
    ],
    [Element.prototype, ['remove', 'replaceWith', 'replaceChildren']],
    [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild', 'removeChild']],
  ];
  for (const [holder, keys] of methods) {
    for (const key of keys) {
      const method = Reflect.get(holder, key) as Method;
      Reflect.set(holder, key, function noted(this: Node, ...values: unknown[]) {
        if (!values.some(isFile)) note(this);
        return Reflect.apply(method, this, values);
      });
    }
  }
  /** A proxy that records changes of the object as changes of the element. */
  const watched = (part: object, element: Element): object =>
    new Proxy(part, {
      get: (_, key) => {
        const value: unknown = Reflect.get(part, key);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) => {
          note(element);
          return Reflect.apply(value as Method, part, values);
        };
      },
      set: (_, key, value) => {
        note(element);
        return Reflect.set(part, key, value);
      },
    });
  const accessors: [object, string[]][] = [
    [Element.prototype, ['className', 'id', 'classList', 'innerHTML', 'outerHTML']],
    [Node.prototype, ['textContent']],
    [HTMLElement.prototype, ['lang', 'dir', 'hidden', 'inert', 'title', 'style', 'dataset']],
    [HTMLMetaElement.prototype, ['content', 'name']],
  ];
  for (const [holder, keys] of accessors) {
    for (const key of keys) {
      const property = Object.getOwnPropertyDescriptor(holder, key);
      if (!property) continue;
      Object.defineProperty(holder, key, {
        ...property,
        get(this: Element) {
          const value = property.get?.call(this) as unknown;
          return this.isConnected && typeof value === 'object' && value
            ? watched(value, this)
            : value;
        },
        ...(property.set && {
          set(this: Element, value: unknown) {
            note(this);
            property.set?.call(this, value);
          },
        }),
      });
    }
  }
}

/** Runs in the page: records who sets handlers of window, document and body, and storage keys as properties. */
export function recordSetters(): void {
  const { gate } = window as unknown as InPage;
  for (const holder of [window, Document, HTMLElement, HTMLBodyElement]) {
    const from: object = holder === window ? window : (holder as typeof Document).prototype;
    for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(from))) {
      if (!key.startsWith('on') || !property.set) continue;
      Object.defineProperty(from, key, {
        ...property,
        set(this: unknown, value: unknown) {
          const { body } = document;
          const name = new Map<unknown, string>([
            [document, 'document'],
            [body, 'the body'],
          ]);
          const isShared = this === window || name.has(this);
          if (isShared) gate.noteSetter(`${key} of ${name.get(this) ?? 'window'}`);
          property.set?.call(this, value);
        },
      });
    }
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = window[name];
    const note = (does: string, key: string) => {
      gate.noteSetter(`${name} "${key}"`);
      const caller = gate.caller();
      if (!caller?.owner || gate.isOwn(key, caller.owner)) return;
      gate.sideEffects.push({ says: `${does} ${name}, which it does not own,`, caller });
    };
    const watched = new Proxy(storage, {
      get: (_, key) => {
        const value: unknown = Reflect.get(storage, key);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
      set: (_, key, value) => {
        note(`writes "${String(key)}" into`, String(key));
        return Reflect.set(storage, key, value);
      },
      deleteProperty: (_, key) => {
        note(`removes "${String(key)}" from`, String(key));
        return Reflect.deleteProperty(storage, key);
      },
    });
    Object.defineProperty(window, name, { configurable: true, enumerable: true, value: watched });
  }
}

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
