import type { Endpoint, AnswerOf, BodyInput, ParamsInput, QueryInput } from '../endpoint';
import { endSession, reportFailure } from './events';
import { failure } from '../shared/answer';
import { takeEarlyAnswer } from './early-answers';
import { ApiFailure } from './failure';
import { queueOffline, type QueuedAs } from './offline-queue';
import { readAnswer, readTolerantly } from './read-answer';

type Values = Readonly<Record<string, unknown>> | undefined;

/**
 * The path and query of a call, e.g. `/api/posts/7f/comments?page=2`. Undefined values are
 * omitted from the query; a missing path parameter is a bug of the caller and throws.
 */
export function addressOf(endpoint: Endpoint, params: Values, query: Values): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Milliseconds after which a call counts as unanswered; uploads on a slow connection need the most. */
export const timeLimit = 30_000;

/** The same for a write that can be queued: it is not lost, so waiting for a connection without a line is useless. */
const queueableLimit = 10_000;

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`: the same key and body create one row, however often they are sent. */
  readonly idempotencyKey?: string;
  /** How it is shown while queued without a connection; requires a key. A call without it fails. */
  readonly offline?: QueuedAs | undefined;
}

type Given<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : undefined extends T
    ? { readonly [P in K]?: T }
    : Record<never, never> extends T
      ? { readonly [P in K]?: T }
      : { readonly [P in K]: T };

/** The input of a call: exactly the parts that its endpoint declares. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsInput<E>> &
  Given<'query', QueryInput<E>> &
  Given<'body', BodyInput<E>>;

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

function headersOf(input: LooseInput, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json', prefer: 'images=url' });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  return headers;
}

async function send(endpoint: Endpoint, input: LooseInput, options: CallOptions) {
  const { offline, idempotencyKey: key } = options;
  const address = addressOf(endpoint, input.params, input.query);
  const wait = async (sentAt?: number) => {
    if (!offline || !key) return;
    const { method } = endpoint;
    const sent = sentAt !== undefined && { sentAt };
    await queueOffline({ ...offline, key, method, address, body: input.body, ...sent });
  };
  if (window.offlineQueue?.isHolding) await wait();
  const sentAt = navigator.onLine ? Date.now() : undefined;
  // A post may have pictures.
  const isQuick = window.offlineQueue && offline && offline.kind !== 'post';
  const limit = AbortSignal.timeout(isQuick ? queueableLimit : timeLimit);
  const isRead = endpoint.method === 'GET';
  try {
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const early = isRead ? takeEarlyAnswer(address, signal) : undefined;
    const response = await (early ??
      fetch(address, {
        method: endpoint.method,
        headers: headersOf(input, options),
        credentials: endpoint.credentials ?? 'same-origin',
        body: input.body === undefined ? null : JSON.stringify(input.body),
        // Deletions that can be undone are sent when the page is left, and must outlive it.
        keepalive: endpoint.method === 'DELETE',
        signal,
      }));
    return { response, body: (await response.json().catch(() => undefined)) as unknown };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    await wait(sentAt);
    reportFailure(endpoint, 0);
    throw new ApiFailure(0);
  } finally {
    // Answers fetched earlier do not include this write.
    if (!isRead) window.earlyAnswers?.clear();
  }
}

/** The message of an unsuccessful answer. */
export function refusal(response: Response, body: unknown): ApiFailure {
  const parsed = readTolerantly(failure, body);
  const after = Number(response.headers.get('retry-after'));
  return new ApiFailure(
    response.status,
    parsed.success ? parsed.data : undefined,
    Number.isFinite(after) && after > 0 ? after : undefined,
  );
}

/**
 * Calls the API. The answer is parsed with the endpoint's schema, so a page gets what the type declares,
 * regardless of the server's version.
 * @throws {ApiFailure} for every unsuccessful answer and for no answer at all
 * @throws {DOMException} AbortError when `signal` was aborted by the caller
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { response, body } = await send(endpoint, input as LooseInput, options);
  if (!response.ok) {
    reportFailure(endpoint, response.status);
    const leads = endpoint.onSignedOut !== 'page' && endpoint.path !== '/api/auth/login';
    if (response.status === 401 && leads) endSession();
    throw refusal(response, body);
  }
  const answer = readAnswer(endpoint, body);
  if (!answer.success) throw new ApiFailure(response.status);
  return answer.data as AnswerOf<E>;
}
