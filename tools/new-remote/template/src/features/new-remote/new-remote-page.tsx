import { usePageTitle } from '@campus/federation/remote';
import { PageHeader } from '@campus/shared-ui';
import styles from './new-remote-page.module.css';

/** The first page: replace it by what students shall find here. */
export function NewRemotePage() {
  usePageTitle('New Remote');
  return (
    <>
      <PageHeader title="New Remote">What students find here.</PageHeader>
      <p className={styles.text}>This page is empty so far.</p>
    </>
  );
}
