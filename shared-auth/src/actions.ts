import { verifyTokenPath } from '@campus/contract';
import { sessionOverEvent, takeEarlyAnswer } from '@campus/contract/client';
import { claimDrafts, clearDrafts } from './drafts';
import {
  onFlagChange,
  readFlag,
  setSession,
  type SignedOutReason,
  useSession,
  writeFlag,
} from './session';

/** Milliseconds after which the check counts as failed. */
const timeLimit = 30_000;

/** One boolean is checked by hand: this is in the first bytes of every page. */
async function readAnswer(response: Response): Promise<boolean> {
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (typeof answer !== 'object' || answer === null || !('isAuthenticated' in answer)) {
    throw new TypeError(`${verifyTokenPath} answered ${response.status}`);
  }
  return answer.isAuthenticated === true;
}

/**
 * Asks the server whether this browser is signed in. A plain fetch rather than the typed client: this
 * is in the first bytes of every page.
 * @throws where there is no answer, or not the one that was asked for
 */
export async function askServer(): Promise<boolean> {
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(timeLimit);
  return readAnswer(await fetch(verifyTokenPath, { headers, credentials: 'same-origin', signal }));
}

/** An answer that the document has fetched serves the page's first call, and no later one. */
async function firstAnswer(): Promise<boolean> {
  const early = takeEarlyAnswer(verifyTokenPath, AbortSignal.timeout(timeLimit));
  return early ? readAnswer(await early) : askServer();
}

const accountCalls = () => import('./account-calls');

async function loadStudent(): Promise<void> {
  const student = await accountCalls()
    .then(({ readStudent }) => readStudent())
    .catch(() => undefined);
  if (!student || useSession.getState().status !== 'signed-in') return;
  claimDrafts(student._id);
  setSession({ status: 'signed-in', student });
}

/** Login and sign-up call this once the server has set its cookie. */
export function markSignedIn(): void {
  setSession({ status: 'signed-in' });
  writeFlag(true);
  void loadStudent();
}

function markSignedOut(reason: SignedOutReason): void {
  setSession({ status: 'signed-out', reason });
  writeFlag(false);
}

let running: Promise<void> | undefined;

async function check(): Promise<void> {
  const { status } = useSession.getState();
  const isFirst = status === 'unknown';
  if (isFirst) setSession({ status: 'checking' });
  try {
    const isAuthenticated = await (isFirst ? firstAnswer() : askServer());
    if (!isAuthenticated) markSignedOut(readFlag() ? 'expired' : 'visitor');
    else if (useSession.getState().status !== 'signed-in') markSignedIn();
  } catch {
    markSignedOut('unreachable');
  }
}

/** Asks the server who is signed in; a failure counts as nobody. Calls at the same time share one. */
export function checkSession(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

/** Calls that are still on their way may find the session ended before logout itself is answered. */
let signingOut = false;

/**
 * Ends the session on the server and in every tab, and with it the cache of answers and the drafts.
 * @throws {ApiFailure} when the server could not be reached: the student is still signed in
 */
export async function signOut(): Promise<void> {
  const { endOnServer } = await accountCalls();
  signingOut = true;
  try {
    await endOnServer();
    clearDrafts();
    markSignedOut('logout');
  } finally {
    signingOut = false;
  }
}

/** The server no longer knows the session. Drafts stay: the same student comes back to them. */
export function sessionOver(): void {
  if (useSession.getState().status === 'signed-in' && !signingOut) markSignedOut('expired');
}

/** What another tab did counts here as well. */
export function followOtherTab(signedIn: boolean): void {
  if (signedIn) void checkSession();
  else if (useSession.getState().status === 'signed-in') {
    setSession({ status: 'signed-out', reason: 'logout' });
  }
}

/**
 * Keeps the session in step with the other tabs and with what the API answers. The shell calls it
 * once at start.
 * @returns stops watching
 */
export function watchSession(): () => void {
  const stop = onFlagChange(followOtherTab);
  window.addEventListener(sessionOverEvent, sessionOver);
  return () => {
    stop();
    window.removeEventListener(sessionOverEvent, sessionOver);
  };
}
