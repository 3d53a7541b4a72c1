import { type ReactNode, type Ref, type RefCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import styles from './list.module.css';

interface InfiniteScroll {
  /** Asks for the next page. */
  onMore: () => void;
  /** False while a page is under way, after an error, at the end, or while something covers the list. */
  enabled: boolean;
  /** How near the end of the list counts, in pixels; default 200. */
  distance?: number;
  /** How long scrolling must have rested there, in milliseconds; default 0. */
  rest?: number;
}

/** Calls `onMore` when the element with the answered ref comes within `distance` of the viewport. */
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
    // Observing again after every page reports at once if the sentinel is still in sight.
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
  /** On the button. */
  label: string;
  /** Said when there is no more. */
  endText?: ReactNode;
  /** The last page failed: the message, with Try Again. */
  error?: ReactNode;
  /** For `useInfiniteScroll`: the place whose coming near asks for more. */
  ref?: Ref<HTMLDivElement>;
}

/** The foot of a list that is loaded page by page: always a button, beside scrolling. */
export function LoadMore({ hasMore, busy, onMore, label, endText, error, ref }: LoadMoreProps) {
  return (
    <div ref={ref} className={styles.foot}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hasMore || error ? (
        <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
          {error ? 'Try Again' : label}
        </Button>
      ) : (
        endText && <p className={styles.end}>{endText}</p>
      )}
    </div>
  );
}
