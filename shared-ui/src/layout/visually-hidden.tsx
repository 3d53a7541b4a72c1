import type { ComponentProps } from 'react';
import styles from './layout.module.css';

/** Words for readers of the screen only. Takes every attribute of `<span>`. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
