import { sessionMessages, delays } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { signOut } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { failureWords } from '../pages/forms/failure-words';
import { endJourney, holdStill, leaveFor } from './pending-redirect';

/** Ends the session in every tab, says so, and goes to the login page; or says why it could not. */
export async function leave(): Promise<void> {
  holdStill();
  try {
    await signOut();
    notify.success(sessionMessages.logoutSucceeded);
    leaveFor(paths.login(), delays.redirectAfterLogout);
  } catch (error) {
    endJourney();
    notify.error(failureWords(error, sessionMessages.networkError));
  }
}
