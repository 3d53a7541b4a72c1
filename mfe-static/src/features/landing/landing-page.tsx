import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Hero } from './hero/hero';
import { OfferSection } from './offer/offer-section';
import { FiguresSection } from './sections/figures-section';
import { JoinSection } from './sections/join-section';
import { LinksSection } from './sections/links-section';
import { WhySection } from './sections/why-section';
import { useLandingSession } from './use-landing-session';
import styles from './landing.module.css';

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
