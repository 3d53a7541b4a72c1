import {
  admissionMessages,
  authMessages,
  type BodyInput,
  delays,
  login as loginCall,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { markSignedIn } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type LoginState, safeNext } from '../../session/next-path';
import { redirectAfter } from '../../session/pending-redirect';

const isState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null;

/** What a page has to say that led here, such as until when an account can be had back. */
function leftBy(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}

/** Why the visitor was sent here, for who did not come by themselves. */
export function useNotice(): string | undefined {
  const [search] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const words = leftBy(state);
  if (words !== undefined) return words;
  if (isState(state) && state.reason === 'unreachable') return authMessages.checkFailed;
  return safeNext(search.get('next')) ? authMessages.loginRequired : undefined;
}

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
    redirectAfter(safeNext(search.get('next')) ?? paths.dashboard(), delays.redirectAfterLogin);
    markSignedIn();
    notify.success(authMessages.loginSucceeded);
    if (said === admissionMessages.takenBack) notify.info(said);
  };
  return { login, busy };
}
