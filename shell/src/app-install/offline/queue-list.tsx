import { Button, Icon, VisuallyHidden } from '@campus/shared-ui';
import { discardQueued, retryQueued } from './offline-queue';
import styles from './queue-list.module.css';
import type { QueuedEntry } from './queue-messages';

const kinds = { post: 'Post', comment: 'Comment', message: 'Message', vote: 'Vote' } as const;

const votes: Readonly<Record<string, string>> = {
  like: 'Upvote',
  dislike: 'Downvote',
  none: 'Vote removed',
};

function Entry({ entry }: { entry: QueuedEntry }) {
  const { key, kind, text, href, problem, unfit } = entry;
  const isVote = kind === 'vote';
  const name = <VisuallyHidden> {isVote ? 'vote' : `${kind} ${text.slice(0, 40)}`}</VisuallyHidden>;
  return (
    <li className={styles.entry} data-failed={problem !== undefined || undefined}>
      <p className={styles.text}>
        {/* A plain link: the page may belong to another remote. */}
        <a href={href}>{isVote ? votes[text] : kinds[kind]}</a>
        {!isVote && <> {text || 'A picture'}</>}
      </p>
      {problem !== undefined && (
        <p className={styles.problem}>
          {problem} {unfit && <a href="/guidelines">Community guidelines</a>}
        </p>
      )}
      <div className={styles.buttons}>
        {problem !== undefined && (
          <Button size="small" onClick={() => retryQueued(key)}>
            Try Again{name}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => discardQueued(key)}>
          Discard{name}
        </Button>
      </div>
    </li>
  );
}

function summaryOf(entries: readonly QueuedEntry[], isOnline: boolean): string {
  const failed = entries.filter(({ problem }) => problem !== undefined).length;
  const waiting = entries.length - failed;
  const waits = isOnline ? `Sending ${waiting}…` : `${waiting} waiting to be sent`;
  const fails = `${failed} couldn't be sent`;
  if (failed === 0) return waits;
  return waiting === 0 ? fails : `${waits} ${fails}`;
}

interface QueueListProps {
  readonly entries: readonly QueuedEntry[];
  readonly isOnline: boolean;
}

/** The student's changes made without a connection: waiting ones, and failed ones with their options. */
export function QueueList({ entries, isOnline }: QueueListProps) {
  const hasFailed = entries.some(({ problem }) => problem !== undefined);
  return (
    <details className={styles.queue} aria-live="off" data-failed={hasFailed || undefined}>
      <summary>
        {hasFailed && <Icon name="warning" size={18} />} {summaryOf(entries, isOnline)}
      </summary>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
    </details>
  );
}
