/** Where code stands that called something. */
export interface Caller {
  /** Folder name of the remote whose file it is; empty where it is the shell's. */
  owner: string;
  /** `feed.4f2a.js:1:2345` */
  at: string;
}

/** Something that is still there, or was done, and who began it. */
export interface Trace {
  /** What goes behind the remote's name in a sentence. */
  says: string;
  caller: Caller;
}

/** What the functions that run in the page before everything else share; it is `window.gate` there. */
export interface GateRecord {
  /** The code that called the function in which this is asked; `deep` passes over the shell's files to those of a remote. */
  caller(deep?: boolean): Caller | undefined;
  /** What remotes did that no remote may do. */
  sideEffects: Trace[];
  /** What remotes began and did not end, by kind. */
  held: Record<'timers' | 'frames' | 'listeners' | 'sockets', () => Trace[]>;
  /** Elements that a remote put outside of its place. */
  strays(): Trace[];
  /** Built-ins that are no longer what they were. */
  replaced(): (Omit<Trace, 'caller'> & { caller?: Caller | undefined })[];
  /** Where each remote last set what all share, the latest last: `title mfe-feed`, `onclick of window mfe-feed`, `body mfe-feed`. */
  setters: Record<string, string>;
  /** Notes there who sets it, past the shell's files. */
  noteSetter(what: string): void;
  /** `the link "Home"` */
  describe(control: Element): string;
  /** Notes there of each control in a node who changes it, where a remote does so itself. */
  noteTouch(node: Node): void;
  /** What remotes put in somewhere themselves, and where they did. */
  inserted: WeakMap<Node, string>;
  /** What keeps controls from being used that were looked at last, and the CSS properties by which it may do so. */
  causes: Map<string, { element: Element; properties: string[] }>;
  /** Names of the built-ins whose properties are compared, and who gave them one by a function. */
  holders: Map<unknown, string>;
  definers: Map<string, Caller>;
  /** Runs all timers of that many milliseconds, one after the other, without waiting for them. */
  advance(ms: number): Promise<void>;
  /** Waits until what was begun has been rendered, and its effects have run. */
  settled(): Promise<void>;
  /** Waits until nothing is rendered any more. @returns who goes on rendering; undefined once there is rest */
  rest(): Promise<{ caller?: Caller | undefined } | undefined>;
  /** Milliseconds of the longest block of the main thread since the last call. */
  longestBlock(): number;
}

/** The record of the page that this runs in. */
export type InPage = typeof globalThis & { gate: GateRecord };

/** Runs in the page, first of all: how the others learn who calls. */
export function recordCallers(): void {
  const frame = /https?:\/\/[^/\s]+(\/[^\s():]*):(\d+):(\d+)/g;
  const gate: Omit<
    GateRecord,
    'held' | 'strays' | 'replaced' | 'holders' | 'definers' | 'advance' | 'rest' | 'settled'
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
      // Also where it is the design system that does it for a remote.
      const caller = gate.caller(true);
      if (!caller) return;
      const key = `${what} ${caller.owner}`;
      // So that the last one to set it stands last.
      Reflect.deleteProperty(gate.setters, key);
      gate.setters[key] = caller.at;
    },
    describe(control) {
      const kind = { a: 'link', button: 'button' }[control.localName] ?? control.localName;
      const name = control.getAttribute('aria-label') || control.textContent || '';
      return `the ${kind} "${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    },
    noteTouch(node) {
      if (!(node instanceof Element) || !node.isConnected) return;
      const caller = gate.caller();
      if (!caller?.owner || node.closest(`[data-remote="${caller.owner}"]`)) return;
      const controls = 'a[href], button, input, select, textarea';
      const within = [
        ...node.querySelectorAll(controls),
        ...(node.matches(controls) ? [node] : []),
      ];
      for (const one of within) gate.setters[`${gate.describe(one)} ${caller.owner}`] = caller.at;
    },
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
