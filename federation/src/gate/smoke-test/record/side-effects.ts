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
    if (caller?.owner && !gate.isOwn(name, caller.owner)) gate.sideEffects.push({ says, caller });
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
  let calls = 0;
  for (const [{ prototype: holder }, key, says] of storageCalls) {
    const method = Reflect.get(holder, key) as Method;
    Reflect.set(holder, key, function recorded(this: unknown, ...values: unknown[]) {
      const [first = ''] = values;
      const name = String((first as { name?: string }).name ?? first);
      note(name, says(this, name));
      calls += 1;
      try {
        return Reflect.apply(method, this, values);
      } finally {
        calls -= 1;
      }
    });
  }
  // Markup opens them without a call: `popovertarget`, `commandfor`.
  const opens = (event: Event) => {
    const { target } = event;
    if (calls > 0 || !(target instanceof Element)) return;
    if (Reflect.get(event, 'newState') !== 'open') return;
    const owner = gate.ownerOf(target);
    const kind = target instanceof HTMLDialogElement ? 'dialog' : 'popover';
    const says = `opens a ${kind} beside the design system`;
    if (owner) gate.sideEffects.push({ says, caller: { owner, at: '' } });
  };
  document.addEventListener('beforetoggle', opens, { capture: true });
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

/** Runs in the page: records remotes that load the document again, and prevents it: the trial would lose its place. */
export function recordReloads(): void {
  const { gate } = window as unknown as InPage;
  interface NavigateEvent extends Event {
    hashChange: boolean;
    destination: { url: string; sameDocument: boolean };
  }
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { destination, hashChange } = event as NavigateEvent;
    if (destination.sameDocument || hashChange || destination.url !== location.href) return;
    const caller = gate.caller();
    if (!caller?.owner) return;
    event.preventDefault();
    gate.sideEffects.push({ says: 'reloads the page', caller });
  });
}

/** Runs in the page: records elements that remotes place outside of their container. */
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
  const isFile = (node: Node) => {
    if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) return false;
    const address = 'href' in node ? node.href : node.src;
    return URL.canParse(address) && new URL(address).pathname.startsWith('/r/');
  };
  const placed: { node: Node; caller: Caller }[] = [];
  const inserting: [object, string[]][] = [
    [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
    [
      Element.prototype,
      [
        ...['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren'],
        'insertAdjacentElement',
      ],
    ],
  ];
  /** Strings become text. */
  const asNode = (value: unknown) =>
    typeof value === 'string' ? document.createTextNode(value) : value;
  for (const [holder, key] of inserting.flatMap(([holder, keys]) =>
    keys.map((key) => [holder, key] as const),
  )) {
    const method = Reflect.get(holder, key) as Method;
    const takesStrings = holder === Element.prototype && key !== 'insertAdjacentElement';
    Reflect.set(holder, key, function inserted(this: Node, ...given: unknown[]) {
      const values = takesStrings ? given.map(asNode) : given;
      const nodes = this.isConnected ? values.filter((value) => value instanceof Node) : [];
      const caller = nodes.length > 0 ? gate.caller() : undefined;
      if (caller?.owner) for (const node of nodes) gate.inserted.set(node, caller);
      if (caller?.owner && isOutside(this, caller)) {
        placed.push(...nodes.filter((node) => !isFile(node)).map((node) => ({ node, caller })));
      }
      return Reflect.apply(method, this, values);
    });
  }
  /** Runs what turns text into children of some nodes, and records those that it adds. */
  function insertMarkup(element: Element, around: readonly (Node | null)[], insert: () => void) {
    const caller = element.isConnected ? gate.caller() : undefined;
    // The state of the head is compared.
    const isStray = caller?.owner && isOutside(element, caller) && !document.head.contains(element);
    const childrenNow = () => around.flatMap((one) => [...(one?.childNodes ?? [])]);
    const before = new Set(isStray ? childrenNow() : []);
    insert();
    if (!isStray) return;
    for (const node of childrenNow()) if (!before.has(node)) placed.push({ node, caller });
  }
  const { insertAdjacentHTML } = Element.prototype;
  Element.prototype.insertAdjacentHTML = function inserted(this: Element, ...values) {
    const around = [this, this.parentElement];
    insertMarkup(this, around, () => Reflect.apply(insertAdjacentHTML, this, values));
  };
  for (const key of ['innerHTML', 'outerHTML'] as const) {
    const property = Object.getOwnPropertyDescriptor(Element.prototype, key);
    Object.defineProperty(Element.prototype, key, {
      ...property,
      set(this: Element, value: string) {
        const around = key === 'innerHTML' ? this : this.parentNode;
        insertMarkup(this, [around], () => property?.set?.call(this, value));
      },
    });
  }
  gate.strays = () =>
    placed
      .filter(({ node, caller }) => isOutside(node, caller))
      .map(({ node, caller }) => ({
        says: `inserts ${nameOf(node)} outside its container`,
        caller,
      }));
}

/** Runs in the page: records remotes that move the focus outside of their container. */
export function recordFocus(): void {
  const { gate } = window as unknown as InPage;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focused(this: HTMLElement, ...values) {
    const caller = gate.caller();
    if (caller?.owner && this.isConnected && !this.closest(`[data-remote="${caller.owner}"]`)) {
      gate.sideEffects.push({
        says: `moves the focus to <${this.localName}> outside its container`,
        caller,
      });
    }
    return Reflect.apply(focus, this, values);
  };
}
