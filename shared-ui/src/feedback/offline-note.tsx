import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon';
import styles from './feedback.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device believes it has a network (`navigator.onLine`). */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A line that is there while the device is offline; its region is present always, so that it is announced. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Icon name="warning" size={18} /> You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
