import { sessionMessages, delays } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { signOut } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useState } from 'react';
import { failureWords } from '../pages/forms/failure-words';
import { endJourney, holdStill, leaveFor } from './journey';

interface Logout {
  readonly logout: () => void;
  readonly busy: boolean;
}

async function leave(): Promise<void> {
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

/** Ends the session in every tab, says so, and goes to the login page. */
export function useLogout(): Logout {
  const [busy, setBusy] = useState(false);
  const logout = () => {
    setBusy(true);
    void leave().finally(() => setBusy(false));
  };
  return { logout, busy };
}
