import { listImportantPosts } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { callBehind, importantInput, type FeedSource } from './feed-source';
import { writtenKey } from './post-cache';

/** Milliseconds for which a list that was left is shown again as it was, even on a fresh visit. */
const shortAbsence = 30_000;

function forgetOld(source: FeedSource): void {
  const { list, input } = callBehind(source);
  const keys = [callKey(list, input)];
  if (source.from === 'home') keys.push(callKey(listImportantPosts, importantInput), writtenKey);
  for (const queryKey of keys) {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
    if (Date.now() - dataUpdatedAt > shortAbsence) {
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
    }
  }
}

/** Coming back by Back finds a list exactly as it was left; following a link finds the newest. */
export function useFreshVisit(source: FeedSource): void {
  const arrival = useNavigationType();
  useState(() => {
    if (arrival !== 'POP') forgetOld(source);
  });
}
