import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './page-head.module.css';

function goTo(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** The router's key of a history entry that it did not create: a typed or opened URL. */
const opened = 'default';

/**
 * Scrolls to the element named by the `#` in the URL, because the browser looked for it before the
 * page was rendered. Going back to the page keeps its scroll position.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = hash;
    if (before === hash) return;
    if (before === undefined && type === 'POP' && key !== opened) return;
    if (hash) goTo(hash);
    else if (before) window.scrollTo(0, 0);
  }, [hash, key, type]);
}

interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about, in a sentence or two. */
  readonly lead: ReactNode;
  /** A decorative drawing on the ground under the head. */
  readonly scene: ReactNode;
  /** Shown under the lead. */
  readonly children?: ReactNode;
}

/** The head of a page about us: evening sky, a drawing on the ground, title and lead. */
export function PageHead({ title, lead, scene, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.more}>{children}</div>}
        </div>
        <div className={styles.scene}>{scene}</div>
      </div>
    </header>
  );
}
