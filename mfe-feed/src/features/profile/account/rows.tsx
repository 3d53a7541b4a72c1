import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface RowProps {
  readonly name: ReactNode;
  /** A quieter line under the name. */
  readonly note: ReactNode;
  /** What can be done with it. */
  readonly action: ReactNode;
}

/** One of a list: what it is, and a button. */
export function Row({ name, note, action }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {action}
    </li>
  );
}

/** Rows that are on the way, in their size. */
export function WaitingRows({ label }: { label: string }) {
  return (
    <LoadingRegion busy label={label}>
      <div className={styles.rows} aria-hidden="true">
        {['first', 'second'].map((key) => (
          <div key={key} className={styles.row}>
            <span className={styles.words}>
              <Skeleton width="9rem" height="1lh" />
              <span className={styles.note}>
                <Skeleton width="7rem" height="1lh" />
              </span>
            </span>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Where a reader goes on when the row of the pressed button is gone. */
export function focusNextOf(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = next?.querySelector('button') ?? button.closest('section')?.querySelector('h2');
  if (place instanceof HTMLHeadingElement) place.tabIndex = -1;
  place?.focus();
}
