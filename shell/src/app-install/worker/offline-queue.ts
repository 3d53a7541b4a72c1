import { queueChannel, type QueueRequest, type ReportedEntry } from '../offline/queue-messages';
import { bodyOf, find, remove, store, stored } from './queue-store';
import { worker, type MessageEventOfPage } from './scope';
import { sendQueued } from './send-queued';

/** The browser starts the worker with this tag when the connection is back, with or without a tab. */
const syncTag = 'offline-queue';

async function entries(): Promise<ReportedEntry[]> {
  return (await stored()).map(
    ({ key, kind, text, href, student, problem, unfit }): ReportedEntry => ({
      key,
      kind,
      text,
      href,
      student,
      ...(problem !== undefined && { problem, unfit: unfit ?? false }),
    }),
  );
}

/** Sends the waiting writes to every tab. */
async function tell(): Promise<void> {
  const channel = new BroadcastChannel(queueChannel);
  channel.postMessage(await entries());
  channel.close();
}

let running: Promise<void> | undefined;
let again = false;

/** Runs one at a time, or two would send the same write: a request in the meantime causes another run. */
function sendAll(): Promise<void> {
  again = running !== undefined;
  running ??= (async () => {
    try {
      do {
        again = false;
        await sendQueued(tell);
      } while (again);
    } finally {
      running = undefined;
      await tell();
    }
  })();
  return running;
}

type AddRequest = Extract<QueueRequest, { queue: 'add' }>;

async function add({ call, student }: AddRequest, port: MessagePort | undefined): Promise<void> {
  try {
    await store({ ...call, student });
  } catch {
    port?.postMessage(undefined);
    return;
  }
  port?.postMessage(await entries());
  await tell();
  await worker.registration.sync?.register(syncTag).catch(() => undefined);
}

async function retry(key: string): Promise<void> {
  const call = await find(key);
  if (!call) return;
  const { kind, text, href, method, address, student } = call;
  await store({ key, kind, text, href, method, address, student, body: await bodyOf(call) });
  await sendAll();
}

async function discard(key: string): Promise<void> {
  const call = await find(key);
  if (call) await remove(call.order);
  await tell();
}

function answer({ data, ports }: MessageEventOfPage): Promise<unknown> | undefined {
  const request = data as Partial<QueueRequest> as QueueRequest;
  switch (request.queue) {
    case 'add':
      return add(request, ports[0]);
    case 'send':
      return sendAll();
    case 'retry':
      return retry(request.key);
    case 'discard':
      return discard(request.key);
  }
}

/** Stores the students' changes made without a connection, and sends them when there is one. */
export function serveQueue(): void {
  worker.addEventListener('message', (event) => {
    const work = answer(event);
    if (work) event.waitUntil(work);
  });
  worker.addEventListener('sync', (event) => {
    if (event.tag === syncTag) event.waitUntil(sendAll());
  });
}
