import { checkSession, watchSession } from '@campus/shared-auth';
import { useEffect, type ReactNode } from 'react';
import { JourneyRunner } from './journey-runner';

/** What follows the session for as long as the site is open. */
export function Session({ children }: { children: ReactNode }) {
  useEffect(() => {
    const stop = watchSession();
    void checkSession();
    return stop;
  }, []);
  return (
    <>
      <JourneyRunner />
      {children}
    </>
  );
}
