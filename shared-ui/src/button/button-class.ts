import { classes } from '../util/classes';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The class of a button, for links that look like one: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
): string {
  return classes(styles.button, styles[variant], styles[size]);
}
