import { checkSession, readFlag, useSession, watchSession } from '@campus/shared-auth';
import { type ReactNode, useEffect } from 'react';
import { RedirectRunner } from './pending-redirect';

/** Whom the frame is drawn for. Until the server has answered, the local flag's word counts. */
export function useIsStudent(): boolean {
  const { status } = useSession();
  if (status === 'signed-in') return true;
  return status !== 'signed-out' && readFlag();
}

/** What follows the session for as long as the site is open. */
export function Session({ children }: { children: ReactNode }) {
  useEffect(() => {
    const stop = watchSession();
    void checkSession();
    return stop;
  }, []);
  return (
    <>
      <RedirectRunner />
      {children}
    </>
  );
}
