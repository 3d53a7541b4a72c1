import type { InPage } from './gate-record';

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

/** Runs in the page: records who sets handlers of window and document, and storage keys as properties. */
export function recordSetters(): void {
  const { gate } = window as unknown as InPage;
  for (const [name, holder] of Object.entries({ window, document })) {
    for (const key of [
      'click',
      'error',
      'keydown',
      'popstate',
      'beforeunload',
      'scroll',
      'submit',
    ]) {
      const handler = `on${key}`;
      const from = Reflect.has(Object.getPrototypeOf(holder) as object, handler)
        ? (Object.getPrototypeOf(holder) as object)
        : holder;
      const property = Object.getOwnPropertyDescriptor(from, handler);
      if (!property?.set) continue;
      Object.defineProperty(holder, handler, {
        configurable: true,
        get: () => property.get?.call(holder) as unknown,
        set(value: unknown) {
          gate.noteSetter(`${handler} of ${name}`);
          property.set?.call(holder, value);
        },
      });
    }
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = window[name];
    const note = (key: string | symbol) => gate.noteSetter(`${name} "${String(key)}"`);
    const watched = new Proxy(storage, {
      get: (_, key) => {
        const value: unknown = Reflect.get(storage, key);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
      set: (_, key, value) => (note(key), Reflect.set(storage, key, value)),
      deleteProperty: (_, key) => (note(key), Reflect.deleteProperty(storage, key)),
    });
    Object.defineProperty(window, name, { configurable: true, enumerable: true, value: watched });
  }
}
