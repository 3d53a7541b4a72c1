import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/loading';
import { Icon, type IconName } from '../icon/icon';
import { classes } from '../util/classes';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The class of a button, for links that look like one: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
): string {
  return classes(styles.button, styles[variant], styles[size]);
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default 'secondary'. */
  variant?: ButtonVariant;
  /** Default 'medium'. */
  size?: ButtonSize;
  /** Work is under way: presses are ignored, focus stays, `aria-busy` and `aria-disabled` are set. */
  busy?: boolean;
  /** Shown instead of the children while busy, such as 'Posting...'. */
  busyLabel?: string;
  /** Shown before the label. */
  icon?: IconName;
}

/** A press that does nothing while the button is busy: also keeps a submit button from submitting twice. */
export function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button; `type` is 'button' unless given. Takes every attribute of `<button>`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  busyLabel,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(variant, size), className)}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
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
