import { setTimeout as wait } from 'node:timers/promises';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  /** Of the session; without it the call is a visitor's. */
  readonly token?: string | undefined;
  /** Sent as `Idempotency-Key`: such a call is repeated until it is answered. */
  readonly key?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Of the session that begins with this answer. */
  readonly token?: string | undefined;
}

/** Sends once. @returns undefined where no answer came */
export type Send = (request: Request) => Promise<Answer | undefined>;

/** What came of a call, as far as the client can know. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unknown' };

/** Milliseconds for which a client tries to learn what became of a call with a key. */
const longest = 120_000;

/** Calls, and with a key again until there is an answer. */
export async function perform(send: Send, request: Request): Promise<Outcome> {
  const until = Date.now() + longest;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(request);
    const status = answer?.status ?? 0;
    // With a key, 409 says that the same call is still under way elsewhere.
    const isOpen = status === 0 || status >= 500 || (status === 409 && request.key !== undefined);
    if (answer && !isOpen) return settled(answer, attempt > 1);
    // A site that is down is not asked without a pause.
    await wait(Math.min(500, 20 * 2 ** attempt) * (0.5 + Math.random()));
    if (request.key === undefined || Date.now() > until) return { kind: 'unknown' };
  }
}

/** A refusal settles nothing where an earlier attempt may have been taken. */
function settled(answer: Answer, wasOpen: boolean): Outcome {
  if (answer.status < 400) return { kind: 'done', answer };
  return wasOpen ? { kind: 'unknown' } : { kind: 'refused', status: answer.status };
}
