import type { ApiFailure } from '@campus/contract/client';
import { Skeleton } from '@campus/shared-ui';
import { ListStates } from '@campus/shared-ui/list';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './rows.module.css';
import { wholeList } from './whole-list';

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

const skeleton = (
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
);

interface RowsProps<T> {
  readonly answer: UseQueryResult<readonly T[], ApiFailure>;
  /** Message of a failure without one of the server, and of one without any answer; default the same. */
  readonly failed: string;
  readonly networkFailed?: string;
  readonly label: string;
  readonly loadingLabel: string;
  readonly empty: ReactNode;
  readonly children: (entry: T) => ReactNode;
}

/** A short list of settings, such as people or devices, in its current state. */
export function Rows<T>(props: RowsProps<T>) {
  const { answer, failed, networkFailed, label, loadingLabel, empty, children } = props;
  const list = wholeList(answer, failed, networkFailed);
  return (
    <ListStates
      list={list}
      loadingLabel={loadingLabel}
      skeleton={skeleton}
      empty={empty}
      signedOut={null}
    >
      <ul className={styles.rows} aria-label={label}>
        {list.entries.map(children)}
      </ul>
    </ListStates>
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
