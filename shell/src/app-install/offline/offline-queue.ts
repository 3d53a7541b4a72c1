import type { QueuedCall, QueuedProblem } from '@campus/contract/client';
import { useSession } from '@campus/shared-auth';
import { create } from 'zustand';
import { refreshPage } from '../refresh';
import {
  queueChannel,
  type QueuedEntry,
  type QueueRequest,
  type ReportedEntry,
} from './queue-messages';

/** Milliseconds in which the worker has to confirm that it stored a write. */
const storeTimeout = 5_000;

/** Milliseconds after which writes that the server did not accept are sent again. */
const sendAgainAfter = 30_000;

/** Milliseconds after which a restored connection counts as reliable. */
const lineTimeout = 3_000;

/** The signed-in student's changes made without a connection. */
export const useOfflineQueue = create<{ readonly entries: readonly QueuedEntry[] }>(() => ({
  entries: [],
}));

const isHolding = (entries: readonly QueuedEntry[]) =>
  entries.some(({ problem }) => problem === undefined);

function ask(request: QueueRequest, port?: MessagePort): boolean {
  const worker = navigator.serviceWorker.controller;
  worker?.postMessage(request, port ? [port] : []);
  return worker !== null;
}

export const sendWaiting = () => void ask({ queue: 'send' });
export const retryQueued = (key: string) => void ask({ queue: 'retry', key });
export const discardQueued = (key: string) => void ask({ queue: 'discard', key });

/** Applies the worker's report in this tab, but only for the student who is signed in here. */
function show(reported: readonly ReportedEntry[]): void {
  const student = useSession.getState().student?._id;
  const before = useOfflineQueue.getState().entries;
  const entries = reported.filter((entry) => entry.student === student);
  if (entries.length === 0 && before.length === 0) return;
  if (window.offlineQueue) window.offlineQueue.isHolding = isHolding(entries);
  useOfflineQueue.setState({ entries });
  // The page should now show the sent changes, and everything missed in the meantime.
  if (isHolding(before) && !isHolding(entries)) void refreshPage();
}

function add(call: QueuedCall): Promise<boolean> {
  const student = useSession.getState().student?._id;
  if (student === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if (data) show(data as ReportedEntry[]);
      resolve(data !== undefined);
    };
    setTimeout(() => resolve(false), storeTimeout);
    if (!ask({ queue: 'add', call, student }, port2)) resolve(false);
  });
}

function settled(key: string): Promise<QueuedProblem | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = useOfflineQueue.getState().entries.find((one) => one.key === key);
      if (entry && entry.problem === undefined) return;
      stop();
      if (entry) discardQueued(key);
      resolve(entry as QueuedProblem | undefined);
    };
    const stop = useOfflineQueue.subscribe(look);
    look();
  });
}

/** Lets calls wait for a connection, in this tab and the remotes' pages, and sends them when there is one. */
export function startOfflineQueue(): void {
  if (!('serviceWorker' in navigator) || !('BroadcastChannel' in window)) return;
  window.offlineQueue = { isHolding: false, add, settled };
  new BroadcastChannel(queueChannel).onmessage = ({ data }) => show(data as ReportedEntry[]);
  window.addEventListener('online', () => {
    sendWaiting();
    // The browser often reports this before the connection works.
    setTimeout(sendWaiting, lineTimeout);
  });
  navigator.serviceWorker.addEventListener('controllerchange', sendWaiting);
  useSession.subscribe(({ student }, before) => {
    if (student?._id === before.student?._id) return;
    show([]);
    if (student) sendWaiting();
  });
  setInterval(() => {
    if (navigator.onLine && isHolding(useOfflineQueue.getState().entries)) sendWaiting();
  }, sendAgainAfter);
  sendWaiting();
}
