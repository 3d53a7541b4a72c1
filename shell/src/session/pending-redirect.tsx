import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';

/** `holding`: the session is about to change by this tab's own hand, and no page may react to it. */
type Phase = 'none' | 'holding' | 'leaving';

interface JourneyState {
  readonly phase: Phase;
  readonly to?: string;
  /** Milliseconds until the departure. */
  readonly delay?: number;
}

/** Where this tab goes next, after a message has been read: after login, logout, sign-up and reset. */
export const useJourney = create<JourneyState>(() => ({ phase: 'none' }));

export function holdStill(): void {
  useJourney.setState({ phase: 'holding' }, true);
}

export function leaveFor(to: string, delay: number): void {
  useJourney.setState({ phase: 'leaving', to, delay }, true);
}

export function endJourney(): void {
  useJourney.setState({ phase: 'none' }, true);
}

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
