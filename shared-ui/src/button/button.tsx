import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/loading';
import { Icon, type IconName } from '../icon/icon';
import { classes } from '../util/classes';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Class of a button, for links that look like one: `<Link className={buttonClass('primary')}>`. */
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
  /** An action is running: presses are ignored, focus stays, `aria-busy` and `aria-disabled` are set. */
  busy?: boolean;
  /** Shown instead of the children while busy, such as 'Posting...'. */
  busyLabel?: string;
  /** Shown before the label. */
  icon?: IconName;
}

/** Ignores presses while the button is busy; also prevents submitting twice. */
export function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button; `type` defaults to 'button'. Accepts all attributes of `<button>`. */
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

/** The heading or container that has the focus in place of a removed button. */
let fallback: HTMLElement | undefined;
/** All headings and containers that were there when the button went. */
let known = new WeakSet<HTMLElement>();

const headings = 'h1,h2,h3';
const places = () => [...document.querySelectorAll<HTMLElement>(`${headings},[tabindex]`)];

/** What can have the focus in its place, nearest first: headings before it and containers around it. */
function placesAround(button: HTMLElement): HTMLElement[] {
  const { DOCUMENT_POSITION_FOLLOWING: after, DOCUMENT_POSITION_CONTAINED_BY: inside } = Node;
  return places()
    .filter((place) => {
      return place.compareDocumentPosition(button) & (place.matches(headings) ? after : inside);
    })
    .reverse();
}

/**
 * Ref of a button that its own press can remove, such as Try Again: while it is gone the focus is on the heading
 * or container around it, and it returns if the button does.
 */
export function keepFocus(button: HTMLElement | null) {
  if (!button) return undefined;
  // Another button may come further down meanwhile: its own heading is nearer to it.
  const nearest = placesAround(button).find((place) => known.has(place));
  if (nearest && nearest === fallback && nearest === document.activeElement) {
    button.focus({ preventScroll: true });
  }
  return () => {
    if (document.activeElement !== button) return;
    const around = placesAround(button);
    // Only after the update is it known which of them are still there.
    queueMicrotask(() => {
      known = new WeakSet(places());
      fallback = around.find((place) => known.has(place));
      if (!fallback || document.activeElement !== document.body) return;
      if (!fallback.hasAttribute('tabindex')) fallback.tabIndex = -1;
      fallback.focus({ preventScroll: true });
    });
  };
}

/** 'Try Again', which goes away while the retry runs. */
export function TryAgain(props: Pick<ButtonProps, 'size' | 'busy' | 'onClick'>) {
  return (
    <Button ref={keepFocus} {...props}>
      Try Again
    </Button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Describes the action; used as accessible name and tooltip. */
  label: string;
  /** Default 'quiet'. */
  variant?: ButtonVariant;
  /** Default 'medium'. */
  size?: ButtonSize;
  /** See Button. */
  busy?: boolean;
}

/** A square icon-only button. */
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
      aria-label={label}
      {...rest}
      className={classes(buttonClass(variant, size), styles.square, className)}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
