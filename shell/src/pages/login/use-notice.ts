import { authMessages } from '@campus/contract';
import { useLocation, useSearchParams } from 'react-router-dom';
import { safeNext, type LoginState } from '../../session/next-path';

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
