import type { ReactNode } from 'react';
import { LoadingRegion } from '../feedback/loading-region';
import { ErrorState } from '../feedback/states';
import { LoadMore } from './load-more';
import { useInfiniteScroll } from './use-infinite-scroll';

/** What the states of a list need to know of it. */
export interface ListState {
  state: 'loading' | 'failed' | 'signedOut' | 'ready';
  entries: readonly unknown[];
  failure: string;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailure: string | undefined;
  loadMore: () => void;
  retry: () => void;
}

export interface ListStatesProps {
  list: ListState;
  /** What is loading, for readers of the screen. */
  loadingLabel: string;
  skeleton: ReactNode;
  /** Instead of a list with nothing in it. */
  empty: ReactNode;
  /** Instead of a list that only somebody signed in may see. */
  signedOut: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** A list in whichever of its states it is. */
export function ListStates(props: ListStatesProps) {
  const { list, loadingLabel, skeleton, empty, signedOut, children } = props;
  if (list.state === 'signedOut') return signedOut;
  if (list.state === 'failed') return <ErrorState message={list.failure} onRetry={list.retry} />;
  if (list.state === 'loading') {
    return (
      <LoadingRegion busy label={loadingLabel}>
        {skeleton}
      </LoadingRegion>
    );
  }
  if (list.entries.length === 0 && !list.hasMore) return empty;
  return children;
}

export interface ListFootProps {
  list: ListState;
  moreLabel: string;
  endText: ReactNode;
  /** Scrolling loads nothing meanwhile, such as while a viewer covers the list. */
  paused?: boolean;
  /** How long scrolling must have rested near the end, in milliseconds; default 0. */
  rest?: number;
}

/** The foot of a list: goes on by scrolling near it, and always by a button. */
export function ListFoot(props: ListFootProps) {
  const { list, moreLabel, endText, paused = false, rest = 0 } = props;
  const foot = useInfiniteScroll({
    rest,
    onMore: list.loadMore,
    enabled: list.hasMore && !list.loadingMore && !list.moreFailure && !paused,
  });
  return (
    <LoadMore
      ref={foot}
      hasMore={list.hasMore}
      busy={list.loadingMore}
      onMore={list.loadMore}
      label={moreLabel}
      endText={endText}
      error={list.moreFailure}
    />
  );
}
