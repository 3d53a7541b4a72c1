import { Icon } from '@campus/shared-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { keepRoom } from '../../layouts/notice-room';
import styles from './offline-notice.module.css';
import { showsLastSeen } from '../refresh';
import { useOfflineQueue } from './offline-queue';
import { QueueList } from './queue-list';

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

/**
 * Renders the notice into its region. It has its own root: its code loads before the network fails, and is in
 * no first script.
 */
export function showConnection(): void {
  const region = document.getElementById('connection');
  if (region) createRoot(region).render(<OfflineNotice />);
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
          {online ? "You're back online." : "You're offline. What you see may be old."}
        </p>
      )}
      {entries.length > 0 && <QueueList entries={entries} isOnline={online} />}
    </div>
  );
}
