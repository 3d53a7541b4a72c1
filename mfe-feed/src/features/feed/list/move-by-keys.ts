import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"]):not(article)';

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('textarea, input, select') !== null;
}

/** The nearest thing outside the feed that takes focus, before or after it. */
function outside(feed: Element, after: boolean): HTMLElement | undefined {
  const wanted = after ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const found = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      !feed.contains(element) &&
      (feed.compareDocumentPosition(element) & wanted) !== 0 &&
      element.checkVisibility(),
  );
  return after ? found[0] : found.at(-1);
}

function destination(feed: Element, from: Element, key: string): Element | null | undefined {
  if (key === 'Home' || key === 'End') return outside(feed, key === 'End');
  // A page may show its posts in two runs: the keys lead from one into the other.
  const articles = [...document.querySelectorAll('[role=feed] > article')];
  const at = articles.findIndex((article) => article.contains(from));
  return at < 0 ? null : articles[key === 'PageDown' ? at + 1 : at - 1];
}

/** Keys of the feed pattern: Page Up and Down from post to post, Ctrl with Home or End out of the feed. */
export function moveByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, currentTarget, target } = event;
  const known = ctrlKey ? key === 'Home' || key === 'End' : key === 'PageUp' || key === 'PageDown';
  if (!known || isTyping(target) || !(target instanceof Element)) return;
  const next = destination(currentTarget, target, key);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
