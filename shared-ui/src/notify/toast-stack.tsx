import { Toast } from './toast';
import { useNotifications, type NotificationType } from './notify';
import styles from './notify.module.css';

const urgent: NotificationType[] = ['error', 'warning'];

/**
 * The popups, newest last. Rendered once, from the first load on: its two live regions must be there
 * before the first message is put into them. `aria-live` is written out so that an open dialog, which hides
 * the rest of the page, leaves them audible.
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
