import { paths } from '@campus/federation/remote';
import { Button, Icon, VisuallyHidden } from '@campus/shared-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { keepRoom } from '../../layouts/notice-room';
import { showsLastSeen } from '../refresh';
import { discardQueued, retryQueued, useOfflineQueue } from './offline-queue';
import queue from './queue-list.module.css';
import type { QueuedEntry } from './queue-messages';
import styles from './offline-notice.module.css';

const kinds = { post: 'Post', comment: 'Comment', edit: 'Edit', message: 'Message' } as const;

const votes: Readonly<Record<string, string>> = {
  like: 'Upvote',
  dislike: 'Downvote',
  none: 'Vote removed',
};

/** What was written, and its text; a vote and a heart have none. */
function contentOf({ kind, text }: QueuedEntry) {
  if (kind === 'vote') return { what: votes[text] };
  if (kind === 'heart') return { what: text === 'like' ? 'Heart' : 'Heart removed' };
  return { what: kinds[kind], text: text || 'A picture' };
}

function Entry({ entry }: { entry: QueuedEntry }) {
  const { key, kind, href, problem, unfit } = entry;
  const { what, text } = contentOf(entry);
  const name = <VisuallyHidden>{` ${kind} ${text?.slice(0, 40) ?? ''}`}</VisuallyHidden>;
  return (
    <li className={queue.entry} data-failed={problem !== undefined || undefined}>
      <p className={queue.text}>
        {/* A plain link: the page may belong to another remote. */}
        <a href={href}>{what}</a> {text}
      </p>
      {problem !== undefined && (
        <p className={queue.problem}>
          {problem}{' '}
          {unfit && <a href={`${paths.disclaimer()}#community-guidelines`}>Community guidelines</a>}
        </p>
      )}
      <div className={queue.buttons}>
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

// Says nothing of the connection: the device may report one on which nothing arrives.
function summaryOf(entries: readonly QueuedEntry[]): string {
  const failed = entries.filter(({ problem }) => problem !== undefined).length;
  const waiting = entries.length - failed;
  const waits = `${waiting} waiting to be sent`;
  const fails = `${failed} couldn't be sent`;
  if (failed === 0) return waits;
  return waiting === 0 ? fails : `${waits}, ${fails}`;
}

/** The student's changes made without a connection: waiting ones, and failed ones with their options. */
function QueueList({ entries }: { entries: readonly QueuedEntry[] }) {
  const hasFailed = entries.some(({ problem }) => problem !== undefined);
  return (
    <details className={queue.queue} aria-live="off" data-failed={hasFailed || undefined}>
      <summary>
        {hasFailed && <Icon name="warning" size={18} />} {summaryOf(entries)}
      </summary>
      <ul className={queue.list}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
    </details>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device reports a network (`navigator.onLine`), and the page does not show stored data. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !showsLastSeen(),
    () => true,
  );
}

/** A page with stored data may have opened on a slow connection. */
const stateOf = () => (navigator.onLine ? 'Slow connection.' : "You're offline.");

/**
 * Adds the notice's region to the document, empty, so that later text is announced. It has its own root: its code
 * loads before the network fails, and is in no first script.
 */
export function showConnection(): void {
  const region = document.createElement('div');
  region.id = 'connection';
  region.setAttribute('role', 'status');
  document.body.append(region);
  createRoot(region).render(<OfflineNotice />);
}

/** Milliseconds for which the return of the network is shown. */
const backFor = 4000;

const withRoom = (bar: HTMLElement | null) =>
  bar ? keepRoom(bar, '--room-connection') : undefined;

/**
 * Shows that the device is offline, then briefly that it is online again, and below that the student's unsent
 * changes. The page reserves room for it at its end, so that content does not move and nothing is covered.
 */
function OfflineNotice() {
  const online = useOnline();
  const [last, setLast] = useState(online);
  const [back, setBack] = useState(false);
  if (last !== online) {
    setLast(online);
    setBack(online);
  }

  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), backFor);
    return () => clearTimeout(timer);
  }, [back]);

  const { entries } = useOfflineQueue();
  const hasLine = !online || back;
  if (!hasLine && entries.length === 0) return null;
  return (
    <div className={styles.place} ref={withRoom}>
      {/* Each line has its own element: a line that changes its width would move its words. */}
      {hasLine && (
        <p key={String(online)} className={styles.line} data-back={online || undefined}>
          <Icon name={online ? 'check' : 'warning'} size={18} />
          {online ? "You're back online." : `${stateOf()} What you see may be old.`}
        </p>
      )}
      {entries.length > 0 && <QueueList entries={entries} />}
    </div>
  );
}
