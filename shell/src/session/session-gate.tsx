import type { Access } from '@campus/federation/remote';
import { checkSession, readFlag, useSession } from '@campus/shared-auth';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePendingRedirect } from './session';
import { loginFor, type LoginState } from './next-path';

interface SessionGateProps {
  access: Access;
  /** Shown in place of the page until it is known whether it may be shown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** The flag shows that another tab signed in: check again instead of redirecting to the login page. */
function AskAgain({ children }: { children: ReactNode }) {
  useEffect(() => void checkSession(), []);
  return children;
}

/**
 * Shows a page only to visitors who may open it. A student with the flag sees the page while the check still
 * runs; everybody else is redirected to the login page, and back afterwards.
 */
export function SessionGate({ access, fallback, children }: SessionGateProps) {
  const { status, reason } = useSession();
  const { phase } = usePendingRedirect();
  const location = useLocation();
  if (access === 'public' || status === 'signed-in') return children;
  if (status !== 'signed-out') return readFlag() ? children : fallback;
  // Already leaving for another page, which has its own gate.
  const isNavigating = location.pathname !== window.location.pathname;
  if (phase !== 'none' || isNavigating) return fallback;
  if (readFlag()) return <AskAgain>{fallback}</AskAgain>;
  const state: LoginState = { reason };
  return <Navigate to={loginFor(location)} replace state={state} />;
}
