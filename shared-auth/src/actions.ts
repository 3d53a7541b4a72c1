import { verifyTokenPath } from '@campus/contract';
import { sessionOverEvent, takeEarlyAnswer } from '@campus/contract/client';
import {
  flagKey,
  loggedOutKey,
  onOtherTab,
  readFlag,
  setSession,
  studentKey,
  type SignedOutReason,
  useSession,
  writeFlag,
} from './session';

/** Milliseconds after which the check counts as failed. */
const timeLimit = 30_000;

/** Checks one boolean without a schema: this code is in the initial load of every page. */
async function readAnswer(response: Response): Promise<boolean> {
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (typeof answer !== 'object' || answer === null || !('isAuthenticated' in answer)) {
    throw new TypeError(`${verifyTokenPath} answered ${response.status}`);
  }
  return answer.isAuthenticated === true;
}

/**
 * Asks the server whether this browser is signed in. Uses plain fetch instead of the typed client: this
 * code is in the initial load of every page.
 * @throws if there is no answer or an unexpected one
 */
export async function askServer(): Promise<boolean> {
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(timeLimit);
  return readAnswer(await fetch(verifyTokenPath, { headers, credentials: 'same-origin', signal }));
}

/** An answer already fetched by the document is used for the page's first call only. */
async function firstAnswer(): Promise<boolean> {
  const early = takeEarlyAnswer(verifyTokenPath, AbortSignal.timeout(timeLimit));
  return early ? readAnswer(await early) : askServer();
}

const accountCalls = () => import('./account-calls');

async function loadStudent(): Promise<void> {
  try {
    const { claimDrafts, readStudent } = await accountCalls();
    const student = await readStudent();
    if (useSession.getState().status !== 'signed-in') return;
    claimDrafts(student._id);
    setSession({ status: 'signed-in', student });
  } catch {
    // The page goes on without the student's name.
  }
}

/** Called by login and sign-up once the server has set its cookie. */
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

/** Asks the server who is signed in; a failure counts as signed out. Concurrent calls share one request. */
export function checkSession(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

/** Pending calls may get a session-ended answer before logout itself is answered. */
let signingOut = false;

/**
 * Ends the session on the server and in every tab, and clears the answer cache and the drafts.
 * @throws {ApiFailure} when the server could not be reached: the student is still signed in
 */
export async function signOut(): Promise<void> {
  const { clearAllDrafts, endOnServer } = await accountCalls();
  signingOut = true;
  try {
    await endOnServer();
    clearAllDrafts();
    markSignedOut('logout');
  } finally {
    signingOut = false;
  }
}

/** The server no longer knows the session. Drafts are kept for when the same student signs in again. */
export function sessionOver(): void {
  if (useSession.getState().status === 'signed-in' && !signingOut) markSignedOut('expired');
}

/** Applies sign-ins and sign-outs of other tabs here. */
function followOtherTab(): void {
  if (readFlag()) void checkSession();
  else if (useSession.getState().status === 'signed-in') {
    setSession({ status: 'signed-out', reason: 'logout' });
  }
}

/** The other tab cannot reach what is stored for this tab only. */
async function followLogout(): Promise<void> {
  const { clearTabDrafts } = await accountCalls();
  clearTabDrafts();
}

/**
 * Synchronizes the session with the other tabs and the API's answers. The shell calls it
 * once at startup.
 * @returns a function that stops watching
 */
export function watchSession(): () => void {
  const stop = onOtherTab({
    [flagKey]: followOtherTab,
    [loggedOutKey]: () => void followLogout(),
    [studentKey]: () => void loadStudent(),
  });
  window.addEventListener(sessionOverEvent, sessionOver);
  return () => {
    stop();
    window.removeEventListener(sessionOverEvent, sessionOver);
  };
}
