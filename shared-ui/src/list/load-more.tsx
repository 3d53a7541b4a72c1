import { type ReactNode, type Ref, type RefCallback, useEffect, useRef, useState } from 'react';
import { Button, keepFocus } from '../button/button';
import styles from './list.module.css';

interface InfiniteScroll {
  /** Loads the next page. */
  onMore: () => void;
  /** False while a page is loading, after an error, at the end, or while the list is covered. */
  enabled: boolean;
  /** Distance from the end of the list that triggers loading, in pixels; default 200. */
  distance?: number;
  /** How long scrolling must have paused there, in milliseconds; default 0. */
  rest?: number;
}

/** Calls `onMore` when the element with the returned ref comes within `distance` of the viewport. */
export function useInfiniteScroll({
  onMore,
  enabled,
  distance = 200,
  rest = 0,
}: InfiniteScroll): RefCallback<Element> {
  const [sentinel, setSentinel] = useState<Element | null>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });

  useEffect(() => {
    if (!enabled || !sentinel) return;
    // Observing again after every page reports immediately if the sentinel is still visible.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        if (rest === 0) more.current();
        else timer = setTimeout(() => more.current(), rest);
      },
      { rootMargin: `0px 0px ${distance}px` },
    );
    observer.observe(sentinel);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [enabled, sentinel, distance, rest]);

  return setSentinel;
}

interface LoadMoreProps {
  /** False shows `endText` instead of the button. */
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
  /** Button label. */
  label: string;
  /** Shown when there are no more entries. */
  endText?: ReactNode;
  /** Error message if the last page failed, with Try Again. */
  error?: ReactNode;
  /** For `useInfiniteScroll`: the sentinel that triggers loading. */
  ref?: Ref<HTMLDivElement>;
}

/** Footer of a paged list: always has a button, in addition to scrolling. */
export function LoadMore({ hasMore, busy, onMore, label, endText, error, ref }: LoadMoreProps) {
  return (
    <div ref={ref} className={styles.foot} tabIndex={-1}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hasMore || error ? (
        <Button ref={keepFocus} busy={busy} busyLabel="Loading..." onClick={onMore}>
          {error ? 'Try Again' : label}
        </Button>
      ) : (
        endText && <p className={styles.end}>{endText}</p>
      )}
    </div>
  );
}
