import { create } from 'zustand';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** A popup message of this tab. */
export interface Notification {
  id: number;
  message: string;
  type: NotificationType;
  /** Milliseconds on screen; 0 or less keeps it until it is closed. */
  duration: number;
  /** False during the exit animation. */
  isVisible: boolean;
}

interface NotifyOptions {
  /** Milliseconds; default 5000; 0 or less keeps it until it is closed. */
  duration?: number;
}

const DEFAULT_DURATION_MS = 5000;
/** Duration of the exit animation before the item is removed. */
const LEAVE_MS = 200;
/** Maximum number shown at once; above it the oldest is dismissed. */
const MOST = 5;

export const useNotifications = create<{ items: Notification[] }>(() => ({ items: [] }));

let lastId = 0;

function change(id: number, items: (item: Notification) => Notification[]): void {
  useNotifications.setState((state) => ({
    items: state.items.flatMap((item) => (item.id === id ? items(item) : [item])),
  }));
}

/** Dismisses a notification. Unknown ids are ignored. */
export function dismiss(id: number): void {
  change(id, (item) => [{ ...item, isVisible: false }]);
  setTimeout(() => change(id, () => []), LEAVE_MS);
}

function add(type: NotificationType, message: string, options: NotifyOptions = {}): number {
  const { items } = useNotifications.getState();
  // The same text is shown only once: a repeated failure neither restarts the timer nor adds an item.
  const same = items.find(
    (item) => item.isVisible && item.type === type && item.message === message,
  );
  if (same) return same.id;
  const oldest = items.filter((item) => item.isVisible);
  if (oldest.length >= MOST && oldest[0]) dismiss(oldest[0].id);
  const id = ++lastId;
  const duration = options.duration ?? DEFAULT_DURATION_MS;
  useNotifications.setState({
    items: [...useNotifications.getState().items, { id, message, type, duration, isVisible: true }],
  });
  return id;
}

/** Shows a popup from anywhere; returns its id for `notify.dismiss`. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => add('success', message, options),
  error: (message: string, options?: NotifyOptions) => add('error', message, options),
  warning: (message: string, options?: NotifyOptions) => add('warning', message, options),
  info: (message: string, options?: NotifyOptions) => add('info', message, options),
  dismiss,
};
