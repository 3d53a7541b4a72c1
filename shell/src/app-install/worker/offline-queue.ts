import { queueChannel, type QueueRequest, type ReportedEntry } from '../offline/queue-messages';
import { bodyOf, change, remove, stored, type StoredCall, find, store } from './queue-store';
import { worker, type MessageEventOfPage } from './scope';

/** Milliseconds in which a call has to be answered: pictures take long on a slow connection. */
const callTimeout = 60_000;

/** The same for the small question that comes first: a hanging one would delay the next attempt. */
const identityTimeout = 10_000;

/** The server forgets keys after a day: a later retry could create a second row. */
const keyLife = 23 * 60 * 60 * 1000;

/** Maximum `Retry-After` of the server, in seconds, that is waited for here. */
const longestWait = 60;

/** Number of server failures, not of the connection, after which a write lets later ones go first. */
const mostFaults = 3;

type Outcome = 'sent' | 'again' | 'later' | { readonly problem: string; readonly unfit?: boolean };

const ask = (
  address: string,
  request: RequestInit = {},
  timeout = callTimeout,
): Promise<Response> =>
  fetch(address, {
    ...request,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
  });

/** The signed-in student; undefined if nobody is signed in, or there is no connection. */
async function currentStudent(): Promise<string | undefined> {
  try {
    const response = await ask('/api/auth/me', {}, identityTimeout);
    const { _id } = (response.ok ? await response.json() : {}) as { _id?: string };
    return _id;
  } catch {
    return undefined;
  }
}

/**
 * The call that changes the server's vote to the student's last choice; undefined if they already match. A
 * vote is a toggle, so sending the same one twice would undo it.
 */
async function voteCall({ address, text: wanted }: StoredCall): Promise<string | undefined> {
  const votes = address.replace(/\/\w+$/, '');
  const response = await ask(`${votes}/likes-dislikes`);
  if (!response.ok) return address;
  const { userLiked, userDisliked } = (await response.json()) as Record<string, unknown>;
  const given = userLiked === true ? 'like' : userDisliked === true ? 'dislike' : 'none';
  if (given === wanted) return undefined;
  return `${votes}/${wanted === 'none' ? given : wanted}`;
}

const wait = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

async function outcomeOf(response: Response, { faults = 0, order }: StoredCall): Promise<Outcome> {
  const { status } = response;
  if (response.ok) return 'sent';
  if (status === 401 || status === 408) return 'later';
  if (status >= 500 && faults + 1 < mostFaults) {
    await change(order, { faults: faults + 1 });
    return 'later';
  }
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  if (status === 429 && seconds <= longestWait) {
    await wait(seconds);
    return 'again';
  }
  const body = (await response.json().catch(() => ({}))) as Record<string, string | undefined>;
  const { message = "The server couldn't accept it.", reason } = body;
  const isSaid = reason === undefined || reason === message;
  return {
    problem: isSaid ? message : `${message}: ${reason}`,
    ...(body.type === 'content_moderation_failed' && { unfit: true }),
  };
}

async function send(call: StoredCall): Promise<Outcome> {
  const { sentAt = Date.now(), order, key, method, kind } = call;
  if (Date.now() - sentAt > keyLife) {
    return { problem: 'It may have been sent already. Please check before you send it again.' };
  }
  await change(order, { sentAt });
  try {
    const address = kind === 'vote' ? await voteCall(call) : call.address;
    if (address === undefined) return 'sent';
    const body = await bodyOf(call);
    const headers = { accept: 'application/json', 'idempotency-key': key };
    const response = await ask(address, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return await outcomeOf(response, call);
  } catch {
    return 'later';
  }
}

/**
 * Sends the waiting writes one by one in order of creation, and only those of the student who is signed in
 * now. Each stays stored until the server has responded: a browser that is killed in between sends it again
 * under the same key.
 * @param changed called after each response
 */
export async function sendQueued(changed: () => Promise<void>): Promise<void> {
  const student = (await stored()).length > 0 ? await currentStudent() : undefined;
  while (student !== undefined) {
    const calls = await stored();
    const next = calls.find((call) => call.student === student && call.problem === undefined);
    const outcome = next ? await send(next) : 'later';
    if (!next || outcome === 'later') return;
    if (outcome === 'sent') await remove(next.order);
    else if (outcome !== 'again') await change(next.order, outcome);
    await changed();
  }
}

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

/** Sends for the browser, which tries again later if this throws: it reports networks on which nothing arrives. */
async function sendForBrowser(): Promise<void> {
  await sendAll();
  if ((await stored()).some(({ problem }) => problem === undefined)) {
    throw new Error('Writes are still waiting');
  }
}

/** Stores the students' changes made without a connection, and sends them when there is one. */
export function serveQueue(): void {
  worker.addEventListener('message', (event) => {
    const work = answer(event);
    if (work) event.waitUntil(work);
  });
  worker.addEventListener('sync', (event) => {
    if (event.tag === syncTag) event.waitUntil(sendForBrowser());
  });
}
