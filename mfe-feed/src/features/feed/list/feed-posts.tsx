import type { KeyboardEvent } from 'react';
import { PostBox } from '../post/post-box';
import type { Feed } from '../source/use-feed';
import styles from './feed-list.module.css';

const focusable =
  'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"]):not(article)';

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('textarea, input, select') !== null;
}

/** The nearest focusable element outside the feed, before or after it. */
function outside(feed: Element, after: boolean): HTMLElement | undefined {
  const wanted = after ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const candidates = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      !feed.contains(element) &&
      (feed.compareDocumentPosition(element) & wanted) !== 0 &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return after ? candidates[0] : candidates.at(-1);
}

function destination(feed: Element, from: Element, key: string): Element | null | undefined {
  if (key === 'Home' || key === 'End') return outside(feed, key === 'End');
  // A page may show its posts in two runs; the keys move from one to the other.
  const articles = [...document.querySelectorAll('[role=feed] > article')];
  const at = articles.findIndex((article) => article.contains(from));
  return at < 0 ? null : articles[key === 'PageDown' ? at + 1 : at - 1];
}

/** Keys of the feed pattern: Page Up and Down move between posts, Ctrl with Home or End leaves the feed. */
function moveByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, currentTarget, target } = event;
  const known = ctrlKey ? key === 'Home' || key === 'End' : key === 'PageUp' || key === 'PageDown';
  if (!known || isTyping(target) || !(target instanceof Element)) return;
  const next = destination(currentTarget, target, key);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

interface FeedPostsProps {
  readonly feed: Feed;
  /** The accessible name of the list. */
  readonly label: string;
  /** Index of the first post to show. */
  readonly from?: number;
  /** Index after the last post to show; default: the end of the feed. */
  readonly to?: number | undefined;
}

/** A run of posts that follows the feed pattern, numbered as in the whole feed. */
export function FeedPosts({ feed, label, from = 0, to }: FeedPostsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern's keys
    <div
      className={styles.feed}
      role="feed"
      aria-label={label}
      aria-busy={feed.loadingMore}
      onKeyDown={moveByKeys}
    >
      {feed.posts.slice(from, to).map((post, index) => (
        <PostBox
          key={post._id}
          post={post}
          position={from + index + 1}
          count={feed.hasMore ? -1 : feed.posts.length}
        />
      ))}
    </div>
  );
}
