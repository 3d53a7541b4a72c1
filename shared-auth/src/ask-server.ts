import { verifyTokenPath } from '@campus/contract';

/** Milliseconds after which the check counts as failed. */
const timeLimit = 30_000;

/**
 * Asks the server whether this browser is signed in. A plain fetch rather than the typed client: this
 * is in the first bytes of every page, and one boolean is checked by hand.
 * @throws where there is no answer, or not the one that was asked for
 */
export async function askServer(): Promise<boolean> {
  const response = await fetch(verifyTokenPath, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeLimit),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (typeof answer !== 'object' || answer === null || !('isAuthenticated' in answer)) {
    throw new TypeError(`${verifyTokenPath} answered ${response.status}`);
  }
  return answer.isAuthenticated === true;
}
