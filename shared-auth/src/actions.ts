import { askServer } from './ask-server';
import { claimDrafts, clearDrafts } from './drafts';
import { readFlag, writeFlag } from './flag';
import { setSession, useSession, type SignedOutReason } from './session';

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
  if (status === 'unknown') setSession({ status: 'checking' });
  try {
    const isAuthenticated = await askServer();
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

/**
 * Ends the session on the server and in every tab, and with it the cache of answers and the drafts.
 * @throws {ApiFailure} when the server could not be reached: the student is still signed in
 */
export async function signOut(): Promise<void> {
  const { endOnServer } = await accountCalls();
  await endOnServer();
  clearDrafts();
  markSignedOut('logout');
}

/** The server no longer knows the session. Drafts stay: the same student comes back to them. */
export function sessionOver(): void {
  if (useSession.getState().status === 'signed-in') markSignedOut('expired');
}

/** What another tab did counts here as well. */
export function followOtherTab(signedIn: boolean): void {
  if (signedIn) void checkSession();
  else if (useSession.getState().status === 'signed-in') {
    setSession({ status: 'signed-out', reason: 'logout' });
  }
}
