import type { Endpoint } from '../endpoint';

/** Event of `window` for whoever watches over the site, with a `RequestFailed` as its detail. */
export const requestFailedEvent = 'campus:request-failed';

/** A call that had no answer, or one that is the server's own fault. */
export interface RequestFailed {
  readonly method: Endpoint['method'];
  /** Pattern of the call, e.g. `/api/posts/:id`: nobody's address. */
  readonly path: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** Of the script that asked, as far as the browser still knows. */
  readonly stack: string | undefined;
}

/** Tells that a call failed where it is no refusal: no answer at all, or a status from 500 on. */
export function tellIfFailed({ method, path }: Endpoint, status: number): void {
  if (status !== 0 && status < 500) return;
  const detail: RequestFailed = { method, path, status, stack: new Error().stack };
  window.dispatchEvent(new CustomEvent(requestFailedEvent, { detail }));
}
