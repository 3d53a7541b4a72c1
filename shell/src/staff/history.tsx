import type { ShownChange } from '@campus/contract';
import { formatFull } from '@campus/shared-ui/time';
import styles from './staff.module.css';

const who: Readonly<Record<ShownChange['by'], string>> = {
  operator: 'an operator',
  breaker: 'the breaker',
  start: 'a start of the site',
};

function deed({ action, build, from }: ShownChange): string {
  const now = build ?? 'nothing';
  switch (action) {
    case 'publish':
      return `${now} went live`;
    case 'canary':
      return `${now} began as a canary`;
    case 'promote':
      return `${now} went from canary to live`;
    case 'rollback':
      return `${from ?? 'a build'} was taken back, ${now} is live`;
    case 'off':
      return 'taken out of service';
    case 'on':
      return 'put back into service';
  }
}

/** What was done to a remote, by whom and why, newest first. */
export function History({ history, title }: { history: readonly ShownChange[]; title: string }) {
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>Last changes of {title}</summary>
      <ol>
        {history.map((change, place) => (
          <li key={place}>
            <time dateTime={change.at}>{formatFull(change.at)}</time>: {deed(change)}, by{' '}
            {who[change.by]}
            {change.reason !== null && <span className={styles.reason}>: {change.reason}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
