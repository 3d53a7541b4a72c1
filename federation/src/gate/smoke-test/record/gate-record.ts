/** Position of the code that made a call. */
export interface Caller {
  /** Name of the remote that owns the file; empty for files of the shell. */
  owner: string;
  /** `feed.4f2a.js:1:2345` */
  at: string;
}

/** A control outside of the remote's container. */
export interface Control {
  /** `the link "Home"` */
  name: string;
  /** Empty if the control is usable; otherwise what blocks clicks on it. */
  fault: string;
  /** Name of the remote that the control belongs to; empty for the shell. */
  of: string;
}

/** Something that was done or is still active, and the code that started it. */
export interface Trace {
  /** The text after the remote's name in a sentence. */
  says: string;
  caller: Caller;
}

/** Shared by all functions that run in the page before everything else, as `window.gate`. */
export interface GateRecord {
  /** The code that called the current function; `deep` skips the shell's files up to those of a remote. */
  caller(deep?: boolean): Caller | undefined;
  /** Forbidden actions of remotes. */
  sideEffects: Trace[];
  /** What remotes started and did not stop, by kind. */
  held: Record<'timers' | 'frames' | 'listeners' | 'sockets', () => Trace[]>;
  /** Elements that a remote placed outside of its container. */
  strays(): Trace[];
  /** Built-ins that were changed. */
  replaced(): (Omit<Trace, 'caller'> & { caller?: Caller | undefined })[];
  /** Where remotes last set shared state, in order: `title mfe-feed`, `onclick of window mfe-feed`, `body mfe-feed`. */
  setters: Record<string, string>;
  /** Records the caller in `setters`, skipping the shell's files. */
  noteSetter(what: string): void;
  /** Whether a name of storage is a remote's own: `mfe-feed:drafts` is of mfe-feed, `mfe-feedback` is not. */
  isOwn(name: string, remote: string): boolean;
  /** Name of the remote in whose place an element is; empty for the shell's own. */
  ownerOf(element: Element): string;
  /** `the link "Home"`, or `the button "Send" of mfe-static`. */
  describe(control: Element): string;
  /** Records the caller in `setters` for each control in a node, if a remote changes it directly. */
  noteTouch(node: Node): void;
  /** Nodes that remotes inserted themselves, with the code that did. */
  inserted: WeakMap<Node, Caller>;
  /** The elements that blocked controls at the last check, and the CSS properties that may cause it. */
  causes: Map<string, { element: Element; properties: string[] }>;
  /** Controls of neighbours that remotes changed directly, by `setters`' keys, with the path of the page. */
  touched: Map<string, string>;
  /**
   * Where a remote makes the control of a neighbour unusable, by the control's name and its entry in `causes`.
   * @returns the position of the code, empty if it is a rule of a style sheet; undefined if it does not
   */
  attribute(remote: string, name: string): string | undefined;
  /** Controls of neighbours on this page that the remote changed and that are not `present` any more. */
  takenAway(remote: string, present: ReadonlySet<string>): Control[];
  /** Names of the built-ins whose properties are compared, and the callers that set one of them by a function. */
  holders: Map<unknown, string>;
  definers: Map<string, Caller>;
  /** Advances the clock by this time and runs all timers that become due, one after the other, without waiting. */
  advance(ms: number): Promise<void>;
  /** Waits until pending renders and their effects have run. */
  settled(): Promise<void>;
  /** Waits until rendering stops. @returns the code that keeps rendering; undefined if rendering has stopped */
  rest(): Promise<{ caller?: Caller | undefined } | undefined>;
  /** Longest block of the main thread since the last call, in milliseconds. */
  longestBlock(): number;
}

/** The window of the page with its record. */
export type InPage = typeof globalThis & { gate: GateRecord };

/** Runs in the page, first of all: lets the other recorders find their callers. */
export function recordCallers(): void {
  const frame = /https?:\/\/[^/\s]+(\/[^\s():]*):(\d+):(\d+)/g;
  const gate: Omit<
    GateRecord,
    | ('held' | 'strays' | 'replaced' | 'holders' | 'definers' | 'attribute' | 'takenAway')
    | ('advance' | 'rest' | 'settled')
  > = {
    caller(deep = false) {
      const limit = Error.stackTraceLimit;
      Error.stackTraceLimit = deep ? 100 : 12;
      const { stack = '' } = new Error('asked');
      Error.stackTraceLimit = limit;
      for (const [, path = '', line, column] of stack.matchAll(frame)) {
        const [, owner = '', file = ''] = /^\/r\/(mfe-[a-z0-9-]+)\/[^/]+\/(.+)$/.exec(path) ?? [];
        if (owner || !deep) return { owner, at: `${file || path}:${line}:${column}` };
      }
      return undefined;
    },
    sideEffects: [],
    setters: {},
    noteSetter(what) {
      // This includes calls that the design system makes for a remote.
      const caller = gate.caller(true);
      if (!caller) return;
      const key = `${what} ${caller.owner}`;
      // Keeps the latest entry last.
      Reflect.deleteProperty(gate.setters, key);
      gate.setters[key] = caller.at;
    },
    isOwn: (name, remote) =>
      name.startsWith(remote) && !/^[a-z0-9]/i.test(name.slice(remote.length)),
    ownerOf: (element) => element.closest('[data-remote]')?.getAttribute('data-remote') ?? '',
    describe(control) {
      const owner = gate.ownerOf(control);
      const kind = { a: 'link', button: 'button' }[control.localName] ?? control.localName;
      const name = control.getAttribute('aria-label') || control.textContent || '';
      const text = name.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      return `the ${kind} "${text}"${owner && ` of ${owner}`}`;
    },
    noteTouch(node) {
      if (!(node instanceof Element) || !node.isConnected) return;
      const caller = gate.caller();
      if (!caller?.owner || gate.ownerOf(node) === caller.owner) return;
      const controls = 'a[href], button, input, select, textarea';
      const within = [
        ...node.querySelectorAll(controls),
        ...(node.matches(controls) ? [node] : []),
      ];
      for (const one of within) {
        const key = `${gate.describe(one)} ${caller.owner}`;
        gate.setters[key] = caller.at;
        if (gate.ownerOf(one)) gate.touched.set(key, location.pathname);
      }
    },
    touched: new Map(),
    inserted: new WeakMap(),
    causes: new Map(),
    longestBlock() {
      const blocks = tasks.splice(0).concat(observer.takeRecords());
      return Math.max(0, ...blocks.map(({ duration }) => duration));
    },
  };
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  Object.defineProperty(window, 'gate', { value: gate, enumerable: false });
}
