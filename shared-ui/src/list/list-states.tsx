import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingRegion } from '../feedback/loading';
import { ErrorState } from '../feedback/states';
import { LoadMore, useInfiniteScroll } from './load-more';
import styles from './empty-scene.module.css';

type SceneName =
  'NoticeBoard' | 'ChaiStall' | 'LibraryLamp' | 'BanyanBench' | 'AutoRickshaw' | 'PaperPlane';

const Nothing = () => null;

/** A drawing that does not arrive is no reason to lose the page. */
function scene(name: SceneName) {
  return lazy(async () => {
    const scenes = await import('../scenes/scenes').catch(() => undefined);
    return { default: scenes?.[name] ?? Nothing };
  });
}

const scenes = {
  NoticeBoard: scene('NoticeBoard'),
  ChaiStall: scene('ChaiStall'),
  LibraryLamp: scene('LibraryLamp'),
  BanyanBench: scene('BanyanBench'),
  AutoRickshaw: scene('AutoRickshaw'),
  PaperPlane: scene('PaperPlane'),
};

/** A drawing for an empty page, in a box that has its size before it is loaded. */
export function EmptyScene({ name }: { name: SceneName }) {
  const Drawing = scenes[name];
  return (
    <div className={styles.box}>
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </div>
  );
}

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

interface ListStatesProps {
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

interface ListFootProps {
  list: ListState;
  moreLabel: string;
  endText: ReactNode;
  /** Scrolling loads nothing meanwhile, such as while a viewer covers the list. */
  paused?: boolean;
  /** How long scrolling must have rested near the end, in milliseconds; default 0. */
  rest?: number;
}

/** The foot of a list: loads more when scrolled near, and always by a button. */
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
