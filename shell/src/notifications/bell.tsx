import { useSearchState } from '@campus/federation/remote/address';
import { useSession } from '@campus/shared-auth';
import { buttonClass, classes, VisuallyHidden } from '@campus/shared-ui';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useOverlays } from '../layouts/app/use-overlays';
import styles from './bell.module.css';

interface BellState {
  readonly unread: number;
  /** The number of them for each page of the bottom bar, by its address. */
  readonly pages: Readonly<Record<string, number>>;
  /** The text of the newest one, if it arrived while the page was open. */
  readonly news: string;
}

const silent: BellState = { unread: 0, pages: {}, news: '' };

/** The state of the bell. */
export const useBell = create<BellState>(() => silent);

export function silenceBell(): void {
  useBell.setState(silent, true);
}

/** Maximum milliseconds to wait, also used by browsers that do not report when they are idle. */
const timeoutMs = 2000;
const pause = 200;

/** Calls back once the page has no more urgent work. @returns cancels */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}

/** Keeps the bell up to date while a student is signed in. Its code loads when the page is idle. */
function useWatch(): void {
  const studentId = useSession(({ status, student }) =>
    status === 'signed-in' ? student?._id : undefined,
  );

  useEffect(() => {
    if (studentId === undefined) return undefined;
    let left = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { watchNotifications } = await import('./watch-notifications');
      if (!left) stop = watchNotifications();
    };
    // Without its code the bell shows no count, and the page still works.
    const cancel = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      left = true;
      cancel();
      stop?.();
      silenceBell();
    };
  }, [studentId]);
}

/** The highest number on the badge. */
const most = 99;

/** A number as a badge shows it. */
export const badgeOf = (unread: number): string => (unread > most ? `${most}+` : `${unread}`);

function labelOf(unread: number): string {
  if (unread === 0) return 'Notifications';
  return `Notifications, ${unread > most ? `more than ${most}` : unread} unread`;
}

/** The number of unread notifications, announced politely when one arrives; opens their list. */
export function Bell() {
  useWatch();
  const { unread, news } = useBell();
  const panel = useSearchState('notifications');
  const isOpen = panel.value !== undefined;
  const overlays = useOverlays(isOpen, panel.close);
  return (
    <>
      <button
        type="button"
        className={classes(buttonClass('quiet'), styles.bell)}
        aria-label={labelOf(unread)}
        aria-haspopup="dialog"
        title="Notifications"
        onClick={() => panel.open('open')}
      >
        <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 17.5h14l-1.8-2.8v-4.2a5.2 5.2 0 0 0-10.4 0v4.2ZM10 20.2a2.1 2.1 0 0 0 4 0M12 5.3V3.6" />
        </svg>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {badgeOf(unread)}
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {overlays && <overlays.PanelOverlay open={isOpen} onClose={panel.close} />}
    </>
  );
}
