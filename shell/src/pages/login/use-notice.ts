import { authMessages } from '@campus/contract';
import { useLocation, useSearchParams } from 'react-router-dom';
import { safeNext, type LoginState } from '../../session/next-path';

const isState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null;

/** Why the visitor was sent here, for who did not come by themselves. */
export function useNotice(): string | undefined {
  const [search] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  if (isState(state) && state.reason === 'unreachable') return authMessages.checkFailed;
  return safeNext(search.get('next')) ? authMessages.loginRequired : undefined;
}
