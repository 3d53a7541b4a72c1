import { paths, type Access } from '@campus/federation/remote';
import { checkSession, readFlag, useSession, type SignedOutReason } from '@campus/shared-auth';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePendingRedirect } from './session';

/** The state that the gate passes to the login page in addition to the address. */
export interface LoginState {
  readonly reason?: SignedOutReason | undefined;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login page that leads back to `place`. */
export function loginFor(place: Place): string {
  const next = place.pathname + place.search + place.hash;
  return `${paths.login()}?${new URLSearchParams({ next })}`;
}

/**
 * The page to return to, from an untrusted address: a path of this site, or undefined. `//elsewhere`,
 * `/\elsewhere` and the like are parsed as the browser does: they lead to another site. So do paths that only
 * become one after their dots are resolved, such as `/.//elsewhere`.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

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
