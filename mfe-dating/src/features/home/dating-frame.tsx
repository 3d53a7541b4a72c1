import { usePageTitle } from '@campus/federation/remote';
import { PageHeader } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import styles from './home.module.css';

/** What every state of the dating home has around it. */
export function DatingFrame({ children }: { children: ReactNode }) {
  usePageTitle('Dating');
  return (
    <div className={styles.page}>
      <PageHeader title="Dating">Connect with other students</PageHeader>
      {children}
    </div>
  );
}
