import { useSession } from '../session';
import { type Line, type Link, type LiveEventName, openLine } from './line';

export interface LiveListener {
  /** What the server pushed, not checked yet. Events of other names are for others. */
  readonly on: Partial<Readonly<Record<LiveEventName, (payload: unknown) => void>>>;
  /** Something may have been missed: fetch the present state. Also sent once connected. */
  readonly onGap: () => void;
  readonly onLink?: (link: Link) => void;
}

export interface Joined {
  /** Takes the line up again by hand. */
  readonly wake: () => void;
  readonly leave: () => void;
}

const listeners = new Set<LiveListener>();
let line: Line | undefined;
let lineOf: string | undefined;
let link: Link = 'connecting';

const notifyAll = (call: (listener: LiveListener) => void) => {
  for (const listener of [...listeners]) call(listener);
};

function setLink(next: Link): void {
  link = next;
  notifyAll((listener) => listener.onLink?.(next));
}

const events = {
  onLink: setLink,
  onGap: () => notifyAll((listener) => listener.onGap()),
  onEvent: (name: LiveEventName, payload: unknown) =>
    notifyAll((listener) => listener.on[name]?.(payload)),
};

/** Whose line there has to be: that of the student who is signed in, for as long as anybody listens. */
function wanted(): string | undefined {
  const { status, student } = useSession.getState();
  return listeners.size > 0 && status === 'signed-in' ? student?._id : undefined;
}

function settle(): void {
  const studentId = wanted();
  if (studentId === lineOf) return;
  line?.close();
  lineOf = studentId;
  line = studentId === undefined ? undefined : openLine(studentId, events);
  if (line === undefined) setLink(listeners.size > 0 ? 'off' : 'connecting');
}

const wake = () => line?.wake();
const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();

let watching = false;

/** From the first listener on, and for good: only the connection itself comes and goes. */
function watch(): void {
  if (watching) return;
  watching = true;
  useSession.subscribe(settle);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  window.addEventListener('online', wake);
}

/**
 * Listens to what the server pushes. A tab has one line for all who listen; it is there while anybody does
 * and a student is signed in, and ends with the session.
 */
export function joinLive(listener: LiveListener): Joined {
  watch();
  listeners.add(listener);
  listener.onLink?.(link);
  settle();
  // If it is connected already, nothing else will say so.
  if (link === 'live') listener.onGap();
  return {
    wake,
    leave: () => {
      listeners.delete(listener);
      settle();
    },
  };
}

export type { Link, LiveEventName } from './line';
