import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endJourney, useJourney } from './journey';

/** Sets off when the delay is over. Whoever goes elsewhere before that has ended the journey. */
export function JourneyRunner() {
  const journey = useJourney();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (journey.phase !== 'leaving') return undefined;
    const { to = '/', delay } = journey;
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [journey, navigate]);

  useEffect(() => endJourney, [pathname]);
  return null;
}
