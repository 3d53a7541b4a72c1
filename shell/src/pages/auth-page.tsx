import { PageHeader } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  /** A drawing for the arch beside the form. */
  scene: ReactNode;
  /** What the drawing says. */
  saying: string;
  children: ReactNode;
}

/** A form under the campus arch. */
export function AuthPage({ title, scene, saying, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.arch} aria-hidden="true">
        <div className={styles.scene}>{scene}</div>
        <p className={styles.saying}>{saying}</p>
      </div>
      <div className={styles.sheet}>
        <PageHeader title={title} />
        {children}
      </div>
    </div>
  );
}
