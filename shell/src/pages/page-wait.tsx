import { PageHeader, Spinner } from '@campus/shared-ui';
import styles from './page-wait.module.css';

/** A page that is about to be left again: its name, and that something is going on. */
export function PageWait({ title }: { title: string }) {
  return (
    <div className={styles.wait}>
      <PageHeader title={title} />
      <p role="status" className={styles.words}>
        <Spinner /> Loading...
      </p>
    </div>
  );
}
