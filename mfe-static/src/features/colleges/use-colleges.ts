import { accountMessages, listColleges, sessionMessages, type College } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';

export interface Colleges {
  /** By name; undefined while they load and when they failed. */
  readonly list: readonly College[] | undefined;
  /** Why there are none, or undefined. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Milliseconds for which the list counts as fresh: a new college is a matter of days. */
const staleTime = 5 * 60_000;

/** The partner colleges. */
export function useColleges(): Colleges {
  const { data, error, refetch, isFetching } = useCall(listColleges, {}, { staleTime });
  const failed = error && !data && !isFetching;
  const words = isNetworkFailure(error)
    ? sessionMessages.networkError
    : failureMessage(error, accountMessages.collegesFailed);
  return {
    list: data,
    failure: failed ? words : undefined,
    retry: () => void refetch(),
  };
}
