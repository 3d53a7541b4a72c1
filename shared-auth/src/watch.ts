import { sessionOverEvent } from '@campus/contract/client';
import { followOtherTab, sessionOver } from './actions';
import { onFlagChange } from './flag';

/**
 * Keeps the session in step with the other tabs and with what the API answers. The shell calls it
 * once at start.
 * @returns stops watching
 */
export function watchSession(): () => void {
  const stop = onFlagChange(followOtherTab);
  window.addEventListener(sessionOverEvent, sessionOver);
  return () => {
    stop();
    window.removeEventListener(sessionOverEvent, sessionOver);
  };
}
