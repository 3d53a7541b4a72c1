import type { Caller, InPage, Trace } from './gate-record';

interface Timer {
  handler: (...values: unknown[]) => unknown;
  values: unknown[];
  /** Milliseconds on the page's clock. */
  due: number;
  every?: number;
  caller?: Caller | undefined;
  /** Handle of the browser's own timer. */
  handle?: ReturnType<typeof window.setTimeout>;
}

/** Runs in the page: timers and clocks that can be advanced, and that record who started them. */
export function recordTimers(): void {
  const { gate } = window as unknown as InPage;
  const { setTimeout, clearTimeout } = window;
  const real = { setTimeout, clearTimeout, date: Date.now, now: performance.now.bind(performance) };
  const timers = new Map<number, Timer>();
  let ahead = 0;
  let last = 1_000_000;
  const now = () => real.now() + ahead;

  function start(id: number, timer: Timer): void {
    const wait = Math.max(0, timer.due - now());
    timer.handle = real.setTimeout.call(window, () => fire(id), wait);
    timers.set(id, timer);
  }
  function fire(id: number): void {
    const timer = timers.get(id);
    if (!timer) return;
    timers.delete(id);
    const { handler, values, every } = timer;
    // Restarted before the handler runs, because the handler may clear it.
    if (every !== undefined) start(id, { ...timer, due: Math.max(timer.due, now()) + every });
    try {
      handler.apply(window, values);
    } catch (error) {
      reportError(error);
    }
  }
  const begin =
    (repeats: boolean) =>
    (handler: Timer['handler'], delay = 0, ...values: unknown[]) => {
      const wait = Math.max(repeats ? 4 : 0, Number(delay) || 0);
      const every = repeats ? { every: wait } : {};
      const due = now() + wait;
      start((last += 1), { handler, values, due, ...every, caller: gate.caller() });
      return last;
    };
  function stop(id?: number): void {
    const timer = timers.get(Number(id));
    real.clearTimeout.call(window, timer?.handle ?? id);
    timers.delete(Number(id));
  }
  Object.assign(window, { setTimeout: begin(false), setInterval: begin(true) });
  Object.assign(window, { clearTimeout: stop, clearInterval: stop });

  performance.now = now;
  Date.now = () => real.date() + ahead;
  window.Date = new Proxy(Date, {
    construct: (target, values: [], self) =>
      Reflect.construct(target, values.length > 0 ? values : [Date.now()], self),
  });

  Object.assign(gate, {
    async advance(ms: number) {
      const end = now() + ms;
      for (let step = 0; step < 150; step += 1) {
        const [next] = [...timers].sort(([, one], [, other]) => one.due - other.due);
        if (!next || next[1].due > end) break;
        ahead += Math.max(0, next[1].due - now());
        real.clearTimeout.call(window, next[1].handle);
        fire(next[0]);
        await new Promise((resolve) => real.setTimeout.call(window, resolve, 0));
      }
      ahead += Math.max(0, end - now());
    },
    pause: (ms: number) => new Promise((resolve) => real.setTimeout.call(window, resolve, ms)),
    held: {
      timers: (): Trace[] =>
        [...timers.values()].flatMap(({ caller }) =>
          caller?.owner ? [{ says: 'leaves a timer running', caller }] : [],
        ),
    },
  });
}

/** Runs in the page, after the timers: records animation frames and idle callbacks, and who requested them. */
export function recordFrames(): void {
  const { gate } = window as unknown as InPage;
  type Callback = (value: unknown) => void;
  type Request = (callback: Callback, options?: IdleRequestOptions) => number;
  const kinds = [
    ['requestAnimationFrame', 'cancelAnimationFrame', 'an animation frame'],
    ['requestIdleCallback', 'cancelIdleCallback', 'an idle callback'],
  ] as const;
  const pending = kinds.map(([request, cancel, what]) => {
    const callers = new Map<number, Caller | undefined>();
    const ask = window[request].bind(window) as Request;
    const end = window[cancel].bind(window);
    const begin: Request = (callback, options) => {
      const id = ask((value) => {
        callers.delete(id);
        callback(typeof value === 'number' ? performance.now() : value);
      }, options);
      callers.set(id, gate.caller());
      return id;
    };
    const stop = (id: number) => {
      callers.delete(id);
      end(id);
    };
    Object.assign(window, { [request]: begin, [cancel]: stop });
    return (): Trace[] =>
      [...callers.values()].flatMap((caller) =>
        caller?.owner ? [{ says: `leaves ${what} running`, caller }] : [],
      );
  });
  gate.held.frames = () => pending.flatMap((traces) => traces());
}

/** Runs in the page, after the timers: detects endless rendering. */
export function recordRenders(): void {
  const { gate } = window as unknown as InPage & { gate: { pause(ms: number): Promise<void> } };
  let posts = 0;
  let busy = false;
  let caller: Caller | undefined;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(this: MessagePort, ...values: [unknown]) {
    posts += 1;
    return Reflect.apply(postMessage, this, values);
  };
  const later = window.queueMicrotask.bind(window);
  window.queueMicrotask = (callback) => {
    // The code that sets a state is only on the stack here. The stack is read only if endless rendering is suspected.
    if (busy) caller = gate.caller(true) ?? caller;
    later(callback);
  };
  gate.settled = async () => {
    // React posts a message to run effects after a render. Endless rendering is detected by `rest`.
    for (let quiet = 0, turns = 0; quiet < 3 && turns < 20; turns += 1) {
      const before = posts;
      await gate.pause(1);
      quiet = posts === before ? quiet + 1 : 0;
    }
  };
  gate.rest = async () => {
    const first = posts;
    for (let quiet = 0, looks = 0; quiet < 2 && looks < 200; looks += 1) {
      const before = posts;
      await gate.pause(15);
      quiet = posts - before > 1 ? 0 : quiet + 1;
      // Once rendering looks endless, one more check finds the caller.
      if (busy && posts - first > 200) return { caller };
      busy = posts - first > 60;
    }
    busy = false;
    return undefined;
  };
}
