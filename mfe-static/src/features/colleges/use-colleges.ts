import { accountMessages, listColleges, type College } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
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
  return {
    list: data,
    failure: failed ? failureMessage(error, accountMessages.collegesFailed) : undefined,
    retry: () => void refetch(),
  };
}
