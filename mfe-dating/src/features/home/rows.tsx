import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface RowProps {
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly action: ReactNode;
}

/** Somebody in a list of the settings. */
export function Row({ name, note, action }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {action}
    </div>
  );
}

export function WaitingRows({ label }: { readonly label: string }) {
  return (
    <LoadingRegion busy label={label}>
      <div className={styles.waiting} aria-hidden="true">
        {['first', 'second'].map((key) => (
          <Row
            key={key}
            name={<Skeleton width="8rem" height="1lh" />}
            note={<Skeleton width="11rem" height="1lh" />}
            action={<span className={styles.buttonSkeleton} />}
          />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Where a reader goes on when the row of the pressed button is gone. */
export function focusNextOf(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const dialog = button.closest('[role="dialog"]');
  const field = dialog?.querySelector<HTMLElement>('input') ?? dialog?.querySelector('button');
  (next?.querySelector('button') ?? field)?.focus();
}
