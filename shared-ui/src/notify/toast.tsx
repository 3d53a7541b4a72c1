import { useRef, type CSSProperties } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon, type IconName } from '../icon/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { dismiss, type Notification, type NotificationType } from './notify';
import { useCountdown } from './use-countdown';
import styles from './notify.module.css';

const icons: Record<NotificationType, IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

const words: Record<NotificationType, string> = {
  success: 'Success: ',
  error: 'Error: ',
  warning: 'Warning: ',
  info: '',
};

interface ToastStyle extends CSSProperties {
  '--duration': string;
}

export function Toast({ item }: { item: Notification }) {
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
        <VisuallyHidden>{words[item.type]}</VisuallyHidden>
        {item.message}
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
