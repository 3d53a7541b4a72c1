import { delays, sessionMessages } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { signOut } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { cancelRedirect, holdRedirects, redirectAfter } from './session';

/** Ends the session in every tab, shows a message, and opens the login page; on failure shows the reason. */
export async function leave(): Promise<void> {
  holdRedirects();
  try {
    await signOut();
    notify.success(sessionMessages.logoutSucceeded);
    redirectAfter(paths.login(), delays.redirectAfterLogout);
  } catch (error) {
    cancelRedirect();
    notify.error(failureMessage(error, sessionMessages.networkError));
  }
}
