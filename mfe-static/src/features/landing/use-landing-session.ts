import { paths } from '@campus/federation/remote';
import { checkSession, readFlag, useSession } from '@campus/shared-auth';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * `arriving`: no check runs, as in the prerendered document. `waiting`: the flag says that a student
 * is signed in, and the server has not answered yet.
 */
export type Visit = 'arriving' | 'checking' | 'waiting' | 'student' | 'visitor';

const never = () => () => undefined;

/**
 * Checks the session on load, unless the shell has done so, and after every `authChange`; a login in
 * another tab counts without a check. A page that redirects opens the dashboard as soon as a student
 * is signed in.
 */
export function useLandingSession(redirects: boolean): Visit {
  const { status } = useSession();
  const navigate = useNavigate();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const ask = () => void checkSession();
    if (useSession.getState().status === 'unknown') ask();
    window.addEventListener('authChange', ask);
    return () => window.removeEventListener('authChange', ask);
  }, []);

  useEffect(() => {
    if (!redirects) return undefined;
    const leave = () => void navigate(paths.dashboard(), { replace: true });
    const followOtherTab = () => {
      if (readFlag()) leave();
    };
    if (status === 'signed-in') leave();
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, [redirects, status, navigate]);

  if (status === 'signed-in') return 'student';
  if (status === 'signed-out') return 'visitor';
  if (readFlag()) return 'waiting';
  return inBrowser ? 'checking' : 'arriving';
}
