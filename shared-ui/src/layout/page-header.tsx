import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title. */
  children?: ReactNode;
  /** Buttons and links of the page as a whole. */
  actions?: ReactNode;
  /** Above the title: a way back. */
  before?: ReactNode;
  id?: string;
}

/** The head of a page. Its `h1` takes focus after a route change (`tabIndex={-1}`). */
export function PageHeader({ title, children, actions, before, id }: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      {before && <div className={styles.before}>{before}</div>}
      <div className={styles.titles}>
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
