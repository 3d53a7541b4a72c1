import { checkSession, readFlag, useSession, watchSession } from '@campus/shared-auth';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';

/** `holding`: this tab itself is about to change the session, and no page may react to it. */
type Phase = 'none' | 'holding' | 'leaving';

interface PendingRedirect {
  readonly phase: Phase;
  readonly to?: string;
  /** Milliseconds until the navigation. */
  readonly delay?: number;
}

/** The next page of this tab after a message: after login, logout, sign-up and reset. */
export const usePendingRedirect = create<PendingRedirect>(() => ({ phase: 'none' }));

export function holdRedirects(): void {
  usePendingRedirect.setState({ phase: 'holding' }, true);
}

export function redirectAfter(to: string, delay: number): void {
  usePendingRedirect.setState({ phase: 'leaving', to, delay }, true);
}

export function cancelRedirect(): void {
  usePendingRedirect.setState({ phase: 'none' }, true);
}

/** Navigates after the delay. Going elsewhere before that cancels it. */
export function RedirectRunner() {
  const redirect = usePendingRedirect();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (redirect.phase !== 'leaving') return undefined;
    const { to = '/', delay } = redirect;
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [redirect, navigate]);

  useEffect(() => cancelRedirect, [pathname]);
  return null;
}

/** The visitor for whom the frame is rendered. Until the server responds, the local flag decides. */
export function useIsStudent(): boolean {
  const { status } = useSession();
  if (status === 'signed-in') return true;
  return status !== 'signed-out' && readFlag();
}

/** The parts that follow the session while the site is open. */
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
