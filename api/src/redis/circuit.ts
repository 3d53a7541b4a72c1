import { setTimeout as after } from 'node:timers/promises';
import { inTime } from '../clock';

/** Keeps calls from waiting for a server that does not answer, whether it is gone or only hangs. */
interface Circuit {
  /** Whether the server answered last; while it does not, it is asked in the background alone. */
  isClosed(): boolean;
  /** What the server answers, or what is done without it: after its first failure, at once. */
  run<T>(ask: () => Promise<T>, without: () => Promise<T> | T): Promise<T>;
  /** To be called when a failure is known from elsewhere. */
  open(): void;
  stop(): void;
}

/** Milliseconds that a server which hangs costs the first who asks it. */
const timeout = 150;

interface Options {
  /** Fails while the server is of no use. */
  probe(): Promise<unknown>;
  onOpen(): void;
  onClose(): void;
}

/** Milliseconds between two probes. The first comes soon: a busy process may only have read too late. */
const pause = { first: 50, next: 500 };

export function createCircuit({ probe, onOpen, onClose }: Options): Circuit {
  let isClosed = true;
  const stopped = new AbortController();

  async function waitForAnswer(): Promise<void> {
    for (let wait = pause.first; !isClosed; wait = pause.next) {
      try {
        await after(wait, undefined, { signal: stopped.signal, ref: false });
      } catch {
        return;
      }
      isClosed = await inTime(probe(), timeout).then(
        () => true,
        () => false,
      );
    }
    onClose();
  }

  function open(): void {
    if (!isClosed || stopped.signal.aborted) return;
    isClosed = false;
    onOpen();
    void waitForAnswer();
  }

  return {
    isClosed: () => isClosed,
    open,
    async run(ask, without) {
      if (!isClosed) return without();
      try {
        return await inTime(ask(), timeout);
      } catch {
        open();
        return without();
      }
    },
    stop: () => stopped.abort(),
  };
}
