import { paths } from '@campus/federation/remote';
import { checkSession, readFlag, useSession } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Hero } from './hero/hero';
import {
  FiguresSection,
  JoinSection,
  LinksSection,
  OfferSection,
  WhySection,
} from './sections/sections';
import styles from './landing.module.css';

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
function useLandingSession(redirects: boolean): Visit {
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

/**
 * The sections of the page, in reading order.
 * @param isMember whether the reader is signed in
 */
export function LandingContent({ isMember }: { isMember: boolean }) {
  return (
    <>
      <Hero isMember={isMember} />
      <OfferSection />
      <WhySection />
      <FiguresSection />
      <LinksSection />
      {!isMember && <JoinSection />}
    </>
  );
}

/** Shown while the session is checked. Before this page's scripts run, the document shows its own copy. */
const asking = 'Loading...';

function useGreeting(shown: boolean) {
  useEffect(() => {
    if (!shown) return undefined;
    // Delayed by one turn, so that a page that unmounts at once shows no greeting.
    const soon = setTimeout(() =>
      notify.info('Welcome to Campus! Sign up with your college email.'),
    );
    return () => clearTimeout(soon);
  }, [shown]);
}

/** `/` redirects a signed-in student to the dashboard; `/home` shows the page, with links for that reader. */
export function LandingPage() {
  const redirects = useLocation().pathname !== paths.home();
  const visit = useLandingSession(redirects);
  const isMember = visit === 'student' || visit === 'waiting';
  const shown = !redirects || !isMember;
  useGreeting(shown && !isMember);

  const checking = visit === 'checking' || visit === 'waiting';
  if (redirects && visit === 'student') return null;
  return (
    <>
      {shown && <LandingContent isMember={isMember} />}
      <div className={shown ? styles.corner : styles.alone}>
        <p role="status" data-asking={asking} className={shown ? styles.note : undefined}>
          {checking && asking}
        </p>
      </div>
    </>
  );
}
