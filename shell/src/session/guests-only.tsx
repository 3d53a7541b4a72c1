import { paths } from '@campus/federation/remote';
import { readFlag, useSession } from '@campus/shared-auth';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePendingRedirect } from './session';
import { safeNext } from './session-gate';

interface GuestsOnlyProps {
  /** Shown while the visitor is probably signed in, but not yet confirmed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A page for signed-out visitors: a signed-in student is redirected to the page after it. */
export function GuestsOnly({ fallback, children }: GuestsOnlyProps) {
  const { status } = useSession();
  const { phase } = usePendingRedirect();
  const [search] = useSearchParams();
  // The page itself signed the student in, and leaves after its message.
  if (phase !== 'none' || status === 'signed-out') return children;
  if (status === 'signed-in') {
    return <Navigate to={safeNext(search.get('next')) ?? paths.dashboard()} replace />;
  }
  return readFlag() ? fallback : children;
}
