import { Button, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import { type Blocked, useUnblock } from './use-unblock';
import styles from './blocked.module.css';

export function BlockedRow({ student }: { student: Blocked }) {
  const { unblock, busy } = useUnblock(student);
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{student.name}</span>
        <span className={styles.since}>
          Blocked on <Time value={student.createdAt} format="date" />
        </span>
      </span>
      <Button size="small" busy={busy} onClick={({ currentTarget }) => void unblock(currentTarget)}>
        Unblock <VisuallyHidden>{student.name}</VisuallyHidden>
      </Button>
    </div>
  );
}
