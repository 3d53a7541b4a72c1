import { Icon, IconButton } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import type { NavigationItem } from '../site-footer';
import { Overlay } from './overlay';
import styles from './create-sheet.module.css';

interface CreateSheetProps {
  items: readonly NavigationItem[];
  open: boolean;
  onClose: () => void;
}

/** The things that a student can create, each with a link to its form. */
export function CreateSheet({ items, open, onClose }: CreateSheetProps) {
  return (
    <Overlay open={open} onClose={onClose} className={styles.sheet} aria-labelledby="create">
      <div className={styles.head}>
        <h2 id="create">Create</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {open && (
        <ul className={styles.list}>
          {items.map(({ to, label, icon }) => (
            <li key={to}>
              {/* Back from there leads to this page, not to its open sheet. */}
              <Link className={styles.link} to={to} replace>
                <span className={styles.icon}>
                  <Icon name={icon} size={24} />
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Overlay>
  );
}
