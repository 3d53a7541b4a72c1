import { sessionMessages, delays } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { signOut } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { formatFailure } from '../pages/forms/failure-words';
import { cancelRedirect, holdRedirects, redirectAfter } from './pending-redirect';

/** Ends the session in every tab, says so, and goes to the login page; or says why it could not. */
export async function leave(): Promise<void> {
  holdRedirects();
  try {
    await signOut();
    notify.success(sessionMessages.logoutSucceeded);
    redirectAfter(paths.login(), delays.redirectAfterLogout);
  } catch (error) {
    cancelRedirect();
    notify.error(formatFailure(error, sessionMessages.networkError));
  }
}
