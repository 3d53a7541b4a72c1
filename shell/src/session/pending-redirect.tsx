import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';

/** `holding`: the session is about to change by this tab's own hand, and no page may react to it. */
type Phase = 'none' | 'holding' | 'leaving';

interface PendingRedirect {
  readonly phase: Phase;
  readonly to?: string;
  /** Milliseconds until the departure. */
  readonly delay?: number;
}

/** Where this tab goes next, after a message has been read: after login, logout, sign-up and reset. */
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

/** Sets off when the delay is over. Whoever goes elsewhere before that has ended the redirect. */
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
