import type { Endpoint } from '../endpoint';

/** Event on `window` for the site's monitoring, with a `RequestFailed` as its detail. */
export const requestFailedEvent = 'campus:request-failed';

/** A call without an answer, with a server error, or with an answer that does not fit the contract. */
export interface RequestFailed {
  readonly method: Endpoint['method'];
  /** Pattern of the call, e.g. `/api/posts/:id`: never a real address. */
  readonly path: string;
  /** 0 if there was no answer. */
  readonly status: number;
  /** The part that did not fit, e.g. `posts.3.likes`: names and indexes, never values. */
  readonly misfit?: string;
  /** Stack of the calling script, as far as the browser still has it. */
  readonly stack: string | undefined;
}

function tell({ method, path }: Endpoint, said: Pick<RequestFailed, 'status' | 'misfit'>): void {
  const detail: RequestFailed = { method, path, ...said, stack: new Error().stack };
  window.dispatchEvent(new CustomEvent(requestFailedEvent, { detail }));
}

/** Reports a failed call that is not a rejection: no answer at all, or a status from 500 on. */
export function reportFailure(endpoint: Endpoint, status: number): void {
  if (status === 0 || status >= 500) tell(endpoint, { status });
}

/** Reports that an answer does not fit: server and page have different versions, or one has a bug. */
export function reportMisfit(endpoint: Endpoint, path: readonly PropertyKey[]): void {
  tell(endpoint, { status: endpoint.status ?? 200, misfit: path.map(String).join('.') });
}

/** Fired on `window` when an answer reports that the session has ended; shared-auth listens. */
export const sessionOverEvent = 'campus:session-over';

/** Announces that the session has ended: users on a page for students are redirected to the login. */
export function endSession(): void {
  window.dispatchEvent(new Event(sessionOverEvent));
}
