/** Fired on `window` when an answer says that the session is over; shared-auth listens. */
export const sessionOverEvent = 'campus:session-over';

/** Tells the site that the session is over: whoever is on a page for students is led to the login. */
export function endSession(): void {
  window.dispatchEvent(new Event(sessionOverEvent));
}
