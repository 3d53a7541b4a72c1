import { accountMessages, listColleges, type College } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { failureWords } from '../forms/failure-words';

export interface Colleges {
  readonly list: readonly College[];
  readonly loading: boolean;
  /** Why there is no list. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

export function useColleges(): Colleges {
  const { data, error, isFetching, refetch } = useCall(listColleges, {});
  return {
    list: data ?? [],
    loading: isFetching,
    failure: error ? failureWords(error, accountMessages.collegesFailed) : undefined,
    retry: () => void refetch(),
  };
}
