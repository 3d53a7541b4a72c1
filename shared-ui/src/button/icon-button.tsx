import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../feedback/spinner';
import { classes } from '../util/classes';
import { ignore } from './button';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** What the press does; the accessible name and the tooltip. */
  label: string;
  /** Default 'quiet'. */
  variant?: ButtonVariant;
  /** Default 'medium'. */
  size?: ButtonSize;
  /** As for Button. */
  busy?: boolean;
}

/** A square button with an icon alone. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  busy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classes(buttonClass(variant, size), styles.square, className)}
      data-variant={variant}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
