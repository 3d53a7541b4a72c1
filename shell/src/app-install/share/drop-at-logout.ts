import { useSession } from '@campus/shared-auth';
import { useJourney } from '../../session/journey';
import { dropShared } from './drop-shared';

/**
 * Logging out forgets what was shared. Only in the tab where it is done: that a session ended by itself
 * looks the same in every other tab, and there the pictures may be on their way over the login.
 */
export function dropAtLogout(): () => void {
  return useSession.subscribe(({ reason }) => {
    if (reason === 'logout' && useJourney.getState().phase === 'holding') dropShared();
  });
}
