import type { Caller, InPage, Trace } from './gate-record';

/** Runs in the page: records listeners that remotes add to shared targets, and connections that they open. */
export function recordListeners(): void {
  const { gate } = window as unknown as InPage;
  interface Held extends Trace {
    target: EventTarget;
    type: string;
    listener: unknown;
    capture: boolean;
  }
  let held: Held[] = [];
  const nameOf = (target: unknown): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.body) return 'the body';
    return target === document.documentElement ? 'the html element' : undefined;
  };
  type Call = Parameters<EventTarget['addEventListener']>;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isCapture = (options: Call[2]) =>
    typeof options === 'object' ? options.capture === true : options === true;
  const drop = (target: EventTarget, [type, listener, options]: Call) => {
    const same = (one: Held) =>
      one.target === target && one.type === type && one.listener === listener;
    held = held.filter((one) => !same(one) || one.capture !== isCapture(options));
  };

  EventTarget.prototype.addEventListener = function add(this: EventTarget | undefined, ...call) {
    const target = this ?? window;
    const [type, listener, options] = call;
    const where = nameOf(target);
    const caller = where && listener ? gate.caller() : undefined;
    Reflect.apply(addEventListener, target, call);
    if (!caller?.owner) return;
    drop(target, call);
    const says = `leaves a listener for "${type}" on ${where}`;
    held.push({ target, type, listener, capture: isCapture(options), says, caller });
    if (typeof options !== 'object') return;
    const forget = () => drop(target, call);
    if (options.signal) Reflect.apply(addEventListener, options.signal, ['abort', forget]);
    if (options.once) Reflect.apply(addEventListener, target, [type, forget, options]);
  };
  EventTarget.prototype.removeEventListener = function remove(
    this: EventTarget | undefined,
    ...call
  ) {
    drop(this ?? window, call);
    Reflect.apply(removeEventListener, this ?? window, call);
  };

  const sockets: (Trace & { socket: object })[] = [];
  const closed = new WeakSet<object>();
  for (const kind of ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const) {
    const Socket = window[kind] as { prototype: object } & (new (...values: never[]) => object);
    const end = kind === 'Worker' ? 'terminate' : 'close';
    const close = Reflect.get(Socket.prototype, end) as (...values: unknown[]) => void;
    Reflect.set(Socket.prototype, end, function over(this: object, ...values: unknown[]) {
      closed.add(this);
      Reflect.apply(close, this, values);
    });
    const construct = (target: typeof Socket, values: never[], self: typeof Socket) => {
      const socket = Reflect.construct(target, values, self) as object;
      const caller = gate.caller();
      if (caller?.owner) sockets.push({ says: `leaves a ${kind} open`, caller, socket });
      return socket;
    };
    Reflect.set(window, kind, new Proxy(Socket, { construct }));
  }
  Object.assign(gate.held, {
    listeners: () => held.map(({ says, caller }) => ({ says, caller })),
    sockets: () =>
      sockets
        .filter(({ socket }) => !closed.has(socket))
        .map(({ says, caller }) => ({ says, caller })),
  });
}

/**
 * Runs in the page: records writes of remotes to shared storage, and layers that they open over the whole page. Names
 * that start with a remote's name are its own.
 */
export function recordStorage(): void {
  const { gate } = window as unknown as InPage;
  type Method = (...values: unknown[]) => unknown;
  const note = (name: string, says: string): void => {
    const caller = gate.caller();
    if (caller?.owner && !name.startsWith(caller.owner)) gate.sideEffects.push({ says, caller });
  };
  const { localStorage: local } = window;
  const nameOf = (storage: unknown) => (storage === local ? 'localStorage' : 'sessionStorage');
  type Says = (self: unknown, name: string) => string;
  const foreign =
    (does: string): Says =>
    (_, name) =>
      `${does} "${name}", which it does not own,`;
  const inStorage =
    (does: string, where: string): Says =>
    (self, name) =>
      `${does} "${name}" ${where} ${nameOf(self)}, which it does not own,`;
  const cookies = Reflect.get(window, 'CookieStore') as { prototype: object };
  const storageCalls: [{ prototype: object }, string, Says][] = [
    [Storage, 'setItem', inStorage('writes', 'into')],
    [Storage, 'removeItem', inStorage('removes', 'from')],
    [Storage, 'clear', (self) => `clears ${nameOf(self)}`],
    [CacheStorage, 'open', foreign('opens the cache')],
    [CacheStorage, 'delete', foreign('deletes the cache')],
    [IDBFactory, 'open', foreign('opens the database')],
    [IDBFactory, 'deleteDatabase', foreign('deletes the database')],
    [cookies, 'set', foreign('sets the cookie')],
    [cookies, 'delete', foreign('deletes the cookie')],
    [HTMLDialogElement, 'showModal', () => 'opens a dialog beside the design system'],
    [HTMLElement, 'showPopover', () => 'opens a popover beside the design system'],
    [HTMLElement, 'togglePopover', () => 'opens a popover beside the design system'],
    [Element, 'requestFullscreen', () => 'fills the screen beside the design system'],
  ];
  for (const [{ prototype: holder }, key, says] of storageCalls) {
    const method = Reflect.get(holder, key) as Method;
    Reflect.set(holder, key, function recorded(this: unknown, ...values: unknown[]) {
      const [first = ''] = values;
      const name = String((first as { name?: string }).name ?? first);
      note(name, says(this, name));
      return Reflect.apply(method, this, values);
    });
  }
  const setters: [string, (value: string) => void][] = [
    [
      'cookie',
      (text) => note(text, `sets the cookie "${text.split('=', 1)[0]}", which it does not own,`),
    ],
    ['title', () => gate.noteSetter('title')],
  ];
  for (const [key, heard] of setters) {
    const property = Object.getOwnPropertyDescriptor(Document.prototype, key);
    Object.defineProperty(Document.prototype, key, {
      ...property,
      set(this: Document, value: string) {
        heard(String(value));
        property?.set?.call(this, value);
      },
    });
  }
}

/** Runs in the page: records elements and focus that remotes place outside of their container. */
export function recordElements(): void {
  const { gate } = window as unknown as InPage;
  type Method = (...values: unknown[]) => unknown;
  const isOutside = (node: Node, { owner }: Caller): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    return node.isConnected && !element?.closest(`[data-remote="${owner}"]`);
  };
  const nameOf = (node: Node): string => {
    const name = node.nodeName.toLowerCase();
    return node instanceof Element ? `<${name}>` : 'text';
  };
  // A remote's own runtime loads its files with such elements.
  const isFile = (node: Node) =>
    (node instanceof HTMLScriptElement && new URL(node.src).pathname.startsWith('/r/')) ||
    (node instanceof HTMLLinkElement && new URL(node.href).pathname.startsWith('/r/'));
  const placed: { node: Node; caller: Caller }[] = [];
  const inserting: [object, string[]][] = [
    [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
    [
      Element.prototype,
      ['append', 'prepend', 'before', 'after', 'replaceWith', 'insertAdjacentElement'],
    ],
  ];
  for (const [holder, key] of inserting.flatMap(([holder, keys]) =>
    keys.map((key) => [holder, key] as const),
  )) {
    const method = Reflect.get(holder, key) as Method;
    Reflect.set(holder, key, function inserted(this: Node, ...values: unknown[]) {
      const nodes = this.isConnected ? values.filter((value) => value instanceof Node) : [];
      const caller = nodes.length > 0 ? gate.caller() : undefined;
      if (caller?.owner) for (const node of nodes) gate.inserted.set(node, caller.at);
      if (caller?.owner && isOutside(this, caller)) {
        placed.push(...nodes.filter((node) => !isFile(node)).map((node) => ({ node, caller })));
      }
      return Reflect.apply(method, this, values);
    });
  }
  const { insertAdjacentHTML } = Element.prototype;
  Element.prototype.insertAdjacentHTML = function inserted(this: Element, ...values) {
    const caller = this.isConnected ? gate.caller() : undefined;
    const around = /^(?:before|after)(?:begin|end)$/i.test(values[0])
      ? [this, this.parentElement]
      : [];
    const before = new Set(around.flatMap((one) => [...(one?.childNodes ?? [])]));
    Reflect.apply(insertAdjacentHTML, this, values);
    // The state of the head is compared.
    if (!caller?.owner || !isOutside(this, caller) || document.head.contains(this)) return;
    const nodes = around.flatMap((one) => [...(one?.childNodes ?? [])]);
    for (const node of nodes) if (!before.has(node)) placed.push({ node, caller });
  };
  gate.strays = () =>
    placed
      .filter(({ node, caller }) => isOutside(node, caller))
      .map(({ node, caller }) => ({
        says: `inserts ${nameOf(node)} outside its container`,
        caller,
      }));

  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focused(this: HTMLElement, ...values) {
    const caller = gate.caller();
    if (caller?.owner && isOutside(this, caller)) {
      gate.sideEffects.push({
        says: `moves the focus to ${nameOf(this)} outside its container`,
        caller,
      });
    }
    return Reflect.apply(focus, this, values);
  };
}
