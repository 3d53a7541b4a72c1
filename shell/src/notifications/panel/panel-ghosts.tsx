import { Skeleton } from '@campus/shared-ui';
import styles from './panel.module.css';

/** The list in its final size, while it is on the way. */
export function PanelGhosts() {
  return (
    <div aria-hidden="true">
      <div className={styles.actions} />
      {['first', 'second', 'third', 'fourth'].map((ghost) => (
        <div key={ghost} className={styles.ghost}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <div className={styles.words}>
            <Skeleton lines={2} height="1.2rem" />
            <Skeleton width="6rem" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
