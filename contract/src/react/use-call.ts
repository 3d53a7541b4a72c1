import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallInput } from '../client/call';
import type { ApiFailure } from '../client/failure';
import type { AnswerOf, Endpoint } from '../endpoint';
import { callKey } from './call-key';

interface CallSettings {
  readonly enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number;
  /** Milliseconds after which it is asked again, for as long as the page is before somebody's eyes. */
  readonly refetchInterval?: number;
}

/** One answer of the API, cached under its endpoint and input and cancelled when nobody looks. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  settings: CallSettings = {},
): UseQueryResult<AnswerOf<E>, ApiFailure> {
  return useQuery<AnswerOf<E>, ApiFailure>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...settings,
  });
}
