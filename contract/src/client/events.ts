import type { Endpoint } from '../endpoint';

/** Event of `window` for whoever watches over the site, with a `RequestFailed` as its detail. */
export const requestFailedEvent = 'campus:request-failed';

/** A call that had no answer, one that is the server's own fault, or one that does not fit the contract. */
export interface RequestFailed {
  readonly method: Endpoint['method'];
  /** Pattern of the call, e.g. `/api/posts/:id`: nobody's address. */
  readonly path: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** The part that did not fit, e.g. `posts.3.likes`: names and places, nothing that was in it. */
  readonly misfit?: string;
  /** Of the script that asked, as far as the browser still knows. */
  readonly stack: string | undefined;
}

function tell({ method, path }: Endpoint, said: Pick<RequestFailed, 'status' | 'misfit'>): void {
  const detail: RequestFailed = { method, path, ...said, stack: new Error().stack };
  window.dispatchEvent(new CustomEvent(requestFailedEvent, { detail }));
}

/** Tells that a call failed where it is no refusal: no answer at all, or a status from 500 on. */
export function reportFailure(endpoint: Endpoint, status: number): void {
  if (status === 0 || status >= 500) tell(endpoint, { status });
}

/** Tells that an answer does not fit: server and page are of different versions, or one is wrong. */
export function reportMisfit(endpoint: Endpoint, path: readonly PropertyKey[]): void {
  tell(endpoint, { status: endpoint.status ?? 200, misfit: path.map(String).join('.') });
}

/** Fired on `window` when an answer says that the session is over; shared-auth listens. */
export const sessionOverEvent = 'campus:session-over';

/** Tells the site that the session is over: whoever is on a page for students is led to the login. */
export function endSession(): void {
  window.dispatchEvent(new Event(sessionOverEvent));
}
