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
