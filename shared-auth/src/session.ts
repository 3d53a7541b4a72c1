import { create } from 'zustand';

export type SessionStatus = 'unknown' | 'checking' | 'signed-in' | 'signed-out';

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
