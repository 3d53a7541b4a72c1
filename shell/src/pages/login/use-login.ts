import {
  admissionMessages,
  authMessages,
  delays,
  login as loginCall,
  type BodyInput,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { markSignedIn } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaveFor } from '../../session/journey';
import { safeNext } from '../../session/next-path';

interface Login {
  /** @throws {ApiFailure} when the server refuses or cannot be reached */
  readonly login: (body: BodyInput<typeof loginCall>) => Promise<void>;
  /** From the press until the page is left. */
  readonly busy: boolean;
}

/** Signs in, says so, and goes to the page that was asked for. */
export function useLogin(): Login {
  const [busy, setBusy] = useState(false);
  const [search] = useSearchParams();
  const login = async (body: BodyInput<typeof loginCall>) => {
    setBusy(true);
    let said: string;
    try {
      ({ message: said } = await call(loginCall, { body }));
    } catch (error) {
      setBusy(false);
      throw error;
    }
    leaveFor(safeNext(search.get('next')) ?? paths.dashboard(), delays.redirectAfterLogin);
    markSignedIn();
    notify.success(authMessages.loginSucceeded);
    if (said === admissionMessages.takenBack) notify.info(said);
  };
  return { login, busy };
}
