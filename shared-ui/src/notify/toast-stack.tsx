import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { VisuallyHidden } from '../layout/layout';
import { dismiss, type Notification, type NotificationType, useNotifications } from './notify';
import styles from './notify.module.css';

/** Whether the tab is in the background. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}

/** Whether the element is hovered or contains the focus. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const node = element.current;
    const ending = new AbortController();
    const on = (type: string, listener: () => void) =>
      node?.addEventListener(type, listener, { signal: ending.signal });
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => ending.abort();
  }, [element]);
  return pointed || focused;
}

interface CountdownOptions {
  /** Milliseconds of visible time; 0 or less never ends. */
  duration: number;
  onEnd: () => void;
  element: RefObject<HTMLElement | null>;
}

/**
 * Calls `onEnd` after `duration`. The timer pauses, and the hook returns true, while the pointer or the focus is in
 * the element and while the tab is in the background.
 */
export function useCountdown({ duration, onEnd, element }: CountdownOptions): boolean {
  const held = useHeld(element);
  const hidden = useHidden();
  const paused = held || hidden;
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (duration <= 0 || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [duration, paused]);

  return paused;
}

const icons: Record<NotificationType, IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

const prefixes: Record<NotificationType, string> = {
  success: 'Success: ',
  error: 'Error: ',
  warning: 'Warning: ',
  info: '',
};

interface ToastStyle extends CSSProperties {
  '--duration': string;
}

function Toast({ item }: { item: Notification }) {
  const element = useRef<HTMLDivElement>(null);
  const paused = useCountdown({ duration: item.duration, onEnd: () => dismiss(item.id), element });
  const style: ToastStyle = { '--duration': `${item.duration}ms` };
  return (
    <div
      ref={element}
      className={styles.toast}
      style={style}
      data-type={item.type}
      data-leaving={!item.isVisible || undefined}
      data-paused={paused || undefined}
    >
      <span className={styles.icon}>
        <Icon name={icons[item.type]} />
      </span>
      <p className={styles.words}>
        <VisuallyHidden>{prefixes[item.type]}</VisuallyHidden>
        <span>{item.message}</span>
      </p>
      <IconButton
        icon="close"
        label="Close notification"
        size="small"
        onClick={() => dismiss(item.id)}
      />
      {item.duration > 0 && <span className={styles.progress} aria-hidden="true" />}
    </div>
  );
}

const urgent: NotificationType[] = ['error', 'warning'];

/**
 * The popups, newest last. Rendered once, from the first load on: its two live regions must exist
 * before the first message is added to them. `aria-live` is explicit so that an open dialog, which hides
 * the rest of the page, does not silence them.
 */
export function ToastStack() {
  const items = useNotifications((state) => state.items);
  const isUrgent = (type: NotificationType) => urgent.includes(type);
  return (
    <section className={styles.stack} aria-label="Notifications">
      <div role="status" aria-live="polite">
        {items
          .filter((item) => !isUrgent(item.type))
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
      <div role="alert" aria-live="assertive">
        {items
          .filter((item) => isUrgent(item.type))
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
    </section>
  );
}
