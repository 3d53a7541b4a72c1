import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../feedback/spinner';
import { classes } from '../util/classes';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';

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
