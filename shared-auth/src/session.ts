import { dropLastSeen } from '@campus/contract/client';
import { create } from 'zustand';

type SessionStatus = 'unknown' | 'checking' | 'signed-in' | 'signed-out';

/**
 * Why nobody is signed in: `visitor` never was, `logout` means the user logged out (in any tab), `expired` means
 * the server ended the session during use, `unreachable` means the check itself failed.
 */
export type SignedOutReason = 'visitor' | 'logout' | 'expired' | 'unreachable';

export interface Student {
  readonly _id: string;
  readonly college_id: string;
  readonly username: string;
  /** Same-origin address of a small picture, if there is one. */
  readonly avatar?: string | null | undefined;
  /** Whether the user is site staff; the server checks it again on every call. */
  readonly isStaff: boolean;
}

export interface Session {
  readonly status: SessionStatus;
  /** Set while `status` is `signed-out`. */
  readonly reason?: SignedOutReason | undefined;
  /** Set soon after `status` became `signed-in`. */
  readonly student?: Student | undefined;
}

/** Who is signed in. One store shared by the shell and all remotes; only this package changes it. */
export const useSession = create<Session>(() => ({ status: 'unknown' }));

export function setSession(session: Session): void {
  useSession.setState(session, true);
}

/** The time of the last change of the student's name or picture. */
export const studentKey = 'student-changed';

/** Shows the student's new name or picture wherever the site shows who is signed in, in every tab. */
export function changeStudent(change: Partial<Pick<Student, 'username' | 'avatar'>>): void {
  useSession.setState(({ student }) => (student ? { student: { ...student, ...change } } : {}));
  localStorage.setItem(studentKey, String(Date.now()));
}

export const flagKey = 'isAuthenticated';

/** The time of the last logout. The flag alone does not tell a logout from an expired session. */
export const loggedOutKey = 'logged-out';

/** The local flag of SPEC.md section 4: the result of the last check in this browser. */
export function readFlag(): boolean {
  return localStorage.getItem(flagKey) === 'true';
}

/**
 * Sets or clears the flag and notifies this tab; other tabs get the browser's storage event. The last-seen answers
 * are cleared together with the flag.
 */
export function writeFlag(signedIn: boolean): void {
  if (readFlag() === signedIn) return;
  if (signedIn) localStorage.setItem(flagKey, 'true');
  else localStorage.removeItem(flagKey);
  dropLastSeen();
  window.dispatchEvent(new Event('authChange'));
}

/** Calls back when another tab changes the session. @returns a function that stops listening */
export function onOtherTab(changed: Readonly<Record<string, () => void>>): () => void {
  // All keys at once have none.
  const listen = (event: StorageEvent) => changed[event.key ?? flagKey]?.();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
