import type { Access } from '@campus/federation/remote';
import { checkSession, readFlag, useSession } from '@campus/shared-auth';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePendingRedirect } from './session';
import { loginFor, type LoginState } from './next-path';

interface SessionGateProps {
  access: Access;
  /** What stands in the page's place until it is known whether it may be shown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** The flag says that another tab signed in: check again rather than send to the login page. */
function AskAgain({ children }: { children: ReactNode }) {
  useEffect(() => void checkSession(), []);
  return children;
}

/**
 * Lets a page through that the visitor may open. A student with the flag gets the page while the
 * check still runs; everybody else is sent to log in, and back afterwards.
 */
export function SessionGate({ access, fallback, children }: SessionGateProps) {
  const { status, reason } = useSession();
  const { phase } = usePendingRedirect();
  const location = useLocation();
  if (access === 'public' || status === 'signed-in') return children;
  if (status !== 'signed-out') return readFlag() ? children : fallback;
  // On the way to another page, which has a gate of its own.
  const isNavigating = location.pathname !== window.location.pathname;
  if (phase !== 'none' || isNavigating) return fallback;
  if (readFlag()) return <AskAgain>{fallback}</AskAgain>;
  const state: LoginState = { reason };
  return <Navigate to={loginFor(location)} replace state={state} />;
}
