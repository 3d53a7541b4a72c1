import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about, in a sentence or two. */
  readonly lead: ReactNode;
  /** A drawing that stands on the ground under the head; decoration. */
  readonly scene: ReactNode;
  /** Under the lead. */
  readonly children?: ReactNode;
}

/** The first thing on a page about us: evening sky, a drawing on the ground, and what this is. */
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
