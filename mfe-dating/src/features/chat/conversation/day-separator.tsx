import { Time } from '@campus/shared-ui/time';
import styles from './message-log.module.css';

/** Where a new day begins. A heading, so that a reader of the screen can go from day to day. */
export function DaySeparator({ day }: { day: string }) {
  return (
    <h3 className={styles.separator}>
      <Time value={day} format="day" />
    </h3>
  );
}
