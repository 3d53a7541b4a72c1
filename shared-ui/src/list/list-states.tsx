import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/states';
import { VisuallyHidden } from '../layout/layout';
import { LoadMore, useInfiniteScroll } from './load-more';
import styles from './empty-scene.module.css';

type SceneName =
  'NoticeBoard' | 'ChaiStall' | 'LibraryLamp' | 'BanyanBench' | 'AutoRickshaw' | 'PaperPlane';

const Nothing = () => null;

/** A drawing that fails to load must not break the page. */
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

/** A drawing for an empty page, in a box sized before it loads. */
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

/** The data that the states of a list need. */
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
  /** Name of the loading content, for screen readers. */
  loadingLabel: string;
  skeleton: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Shown instead of a list that requires signing in. */
  signedOut: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

const isEmpty = ({ entries, hasMore }: ListState) => entries.length === 0 && !hasMore;

function Content({ list, skeleton, empty, children }: ListStatesProps) {
  if (list.state === 'failed') return <ErrorState message={list.failure} onRetry={list.retry} />;
  if (list.state === 'loading') return <div aria-busy="true">{skeleton}</div>;
  return isEmpty(list) ? empty : children;
}

/** A list in its current state, which screen readers announce politely. */
export function ListStates(props: ListStatesProps) {
  const { list, loadingLabel } = props;
  if (list.state === 'signedOut') return props.signedOut;
  const loaded = list.loadingMore ? 'Loading more' : `${list.entries.length} loaded`;
  return (
    <>
      <VisuallyHidden role="status">
        {list.state === 'loading'
          ? loadingLabel
          : list.state === 'ready' && (isEmpty(list) ? 'Nothing to show' : loaded)}
      </VisuallyHidden>
      <Content {...props} />
    </>
  );
}

interface ListFootProps {
  list: ListState;
  moreLabel: string;
  endText: ReactNode;
  /** Stops loading by scrolling, such as while a viewer covers the list. */
  paused?: boolean;
  /** How long scrolling must have paused near the end, in milliseconds; default 0. */
  rest?: number;
}

/** Footer of a list: loads more on scrolling near it, and always has a button. */
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
