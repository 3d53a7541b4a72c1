import { Button } from '@campus/shared-ui';
import { TabPanel } from '@campus/shared-ui/tabs';
import { FeedTemplate } from '../feed';
import { ConfessionsFrame } from './confessions-page';
import styles from './confessions.module.css';

/** The template of `ConfessionsPage`: the first confessions. */
export function ConfessionsTemplate() {
  const add = (
    <Button variant="primary" icon="plus">
      Add Confession
    </Button>
  );
  return (
    <div className={styles.page}>
      <ConfessionsFrame open="all" add={add}>
        <TabPanel value="all">
          <FeedTemplate call="/api/posts/confession?page=1&limit=10" isConfession />
        </TabPanel>
      </ConfessionsFrame>
    </div>
  );
}
