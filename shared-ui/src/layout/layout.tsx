import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react';
import { classes } from '../util/classes';
import styles from './layout.module.css';

/** Text for screen readers only. Accepts all attributes of `<span>`. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

interface SkipLinkProps {
  /** Id of the skip target; it needs `tabIndex={-1}`. */
  target: string;
  children: ReactNode;
}

/** A link that is visible on focus and moves focus past the content repeated on every page. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${target}`}
      onClick={(event) => {
        // Moves focus only: the address does not change, so that Back does not stop here.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}

/** A step of the spacing scale, `--s-1` to `--s-8`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface BoxProps {
  children?: ReactNode;
  /** The element; default `div`. */
  as?: ElementType;
  /** Gap between the children; default 4 in a Stack, 3 in a Cluster. */
  gap?: Space;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

interface GapStyle extends CSSProperties {
  '--gap': string;
}

function gapStyle(gap: Space): GapStyle {
  return { '--gap': `var(--s-${gap})` };
}

/** Children stacked vertically. */
export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: BoxProps) {
  return <Element {...rest} className={classes(styles.stack, className)} style={gapStyle(gap)} />;
}

/** Children side by side, wrapping. */
export function Cluster({ as: Element = 'div', gap = 3, className, ...rest }: BoxProps) {
  return <Element {...rest} className={classes(styles.cluster, className)} style={gapStyle(gap)} />;
}

interface CardProps extends BoxProps {
  tabIndex?: number;
}

/** A subtly bordered surface; its children are stacked. */
export function Card({ as: Element = 'div', gap = 4, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classes(styles.card, styles.stack, className)}
      style={gapStyle(gap)}
    />
  );
}

interface PageHeaderProps {
  title: ReactNode;
  /** Shown below the title. */
  children?: ReactNode;
  /** Buttons and links for the whole page. */
  actions?: ReactNode;
  /** Above the title: a back link. */
  before?: ReactNode;
  id?: string;
}

/** Page header. Its `h1` takes focus after a route change (`tabIndex={-1}`). */
export function PageHeader({ title, children, actions, before, id }: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      {before && <div className={styles.before}>{before}</div>}
      <div className={styles.titles}>
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
/** Raises an element to the top layer. jsdom does not support it. */
const raise = (node: HTMLElement | null): void => {
  if (node?.isConnected && !node.matches(':popover-open')) node.showPopover?.();
};

/**
 * Properties of a list that is shown above the page from its own position in the document: its ancestors
 * neither clip nor move it, including a remote's container. Its style sheet resets the browser's popover
 * styles.
 */
export const topLayer = { popover: 'manual', ref: raise } as const;
