import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface RowProps {
  readonly name: ReactNode;
  /** Secondary line below the name. */
  readonly note: ReactNode;
  /** Action of the row. */
  readonly action: ReactNode;
}

/** A list row: a name and a button. */
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

/** A short list of settings, such as people or devices. */
export function Rows({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** Skeleton of the rows. */
export function WaitingRows({ label }: { readonly label: string }) {
  return (
    <LoadingRegion busy label={label}>
      <ul className={styles.rows} aria-hidden="true">
        {['first', 'second'].map((key) => (
          <Row
            key={key}
            name={<Skeleton width="9rem" height="1lh" />}
            note={<Skeleton width="7rem" height="1lh" />}
            action={<span className={styles.buttonSkeleton} />}
          />
        ))}
      </ul>
    </LoadingRegion>
  );
}

/** Element that takes focus once the row of the pressed button is removed. */
export function focusNextOf(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const dialog = button.closest('[role="dialog"]');
  const around = dialog
    ? (dialog.querySelector<HTMLElement>('input') ?? dialog.querySelector('button'))
    : button.closest('section')?.querySelector('h2');
  const place = next?.querySelector('button') ?? around;
  if (place instanceof HTMLHeadingElement) place.tabIndex = -1;
  place?.focus();
}
