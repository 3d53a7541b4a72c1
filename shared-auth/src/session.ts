import { dropLastSeen } from '@campus/contract/client';
import { create } from 'zustand';

type SessionStatus = 'unknown' | 'checking' | 'signed-in' | 'signed-out';

/**
 * Why nobody is signed in: `visitor` never was, `logout` by their own hand (in any tab), `expired` by
 * the server's word in mid-use, `unreachable` when the check itself failed.
 */
export type SignedOutReason = 'visitor' | 'logout' | 'expired' | 'unreachable';

export interface Student {
  readonly _id: string;
  readonly college_id: string;
  readonly username: string;
  /** Belongs to those who run the site; the server decides again at every call. */
  readonly isStaff: boolean;
}

export interface Session {
  readonly status: SessionStatus;
  /** Set while `status` is `signed-out`. */
  readonly reason?: SignedOutReason | undefined;
  /** Set soon after `status` became `signed-in`. */
  readonly student?: Student | undefined;
}

/** Who is signed in. One store for the shell and every remote; changed only by this package. */
export const useSession = create<Session>(() => ({ status: 'unknown' }));

export function setSession(session: Session): void {
  useSession.setState(session, true);
}

const key = 'isAuthenticated';

/** The local flag of SPEC.md section 4: what the last check in this browser said. */
export function readFlag(): boolean {
  return localStorage.getItem(key) === 'true';
}

/**
 * Sets or clears the flag and tells this tab; other tabs hear the browser's own storage event. What was last seen
 * lasts no longer than the flag.
 */
export function writeFlag(signedIn: boolean): void {
  if (readFlag() === signedIn) return;
  if (signedIn) localStorage.setItem(key, 'true');
  else localStorage.removeItem(key);
  dropLastSeen();
  window.dispatchEvent(new Event('authChange'));
}

/** Calls back when another tab signed in or out. @returns stops listening */
export function onFlagChange(changed: (signedIn: boolean) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(readFlag());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
