import { authMessages, delays, register as registerCall, type BodyInput } from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { markSignedIn } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useState } from 'react';
import { leaveFor } from '../../session/journey';

interface Register {
  /** @throws {ApiFailure} when the server refuses or cannot be reached */
  readonly register: (body: BodyInput<typeof registerCall>) => Promise<void>;
  /** From the press until the page is left. */
  readonly registering: boolean;
}

/** Makes the account, says so, and goes to the dashboard. */
export function useRegister(): Register {
  const [registering, setRegistering] = useState(false);
  const register = async (body: BodyInput<typeof registerCall>) => {
    setRegistering(true);
    try {
      await call(registerCall, { body });
    } catch (error) {
      setRegistering(false);
      throw error;
    }
    leaveFor(paths.dashboard(), delays.redirectAfterSignUp);
    markSignedIn();
    notify.success(authMessages.signUpSucceeded);
  };
  return { register, registering };
}
