import { paths } from '@campus/federation/remote';
import { readFlag, useSession } from '@campus/shared-auth';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePendingRedirect } from './session';
import { safeNext } from './next-path';

interface GuestsOnlyProps {
  /** Shown while it is likely, and not yet known, that somebody is signed in. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A page for who is not signed in: a student who opens it goes on to where it would lead. */
export function GuestsOnly({ fallback, children }: GuestsOnlyProps) {
  const { status } = useSession();
  const { phase } = usePendingRedirect();
  const [search] = useSearchParams();
  // The page itself signed somebody in and leaves after its message.
  if (phase !== 'none' || status === 'signed-out') return children;
  if (status === 'signed-in') {
    return <Navigate to={safeNext(search.get('next')) ?? paths.dashboard()} replace />;
  }
  return readFlag() ? fallback : children;
}
