import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react';
import { classes } from '../util/classes';
import styles from './layout.module.css';

/** Words for readers of the screen only. Takes every attribute of `<span>`. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

interface SkipLinkProps {
  /** The id of what to skip to; it needs `tabIndex={-1}`. */
  target: string;
  children: ReactNode;
}

/** A link that shows itself on focus and moves focus past what is repeated on every page. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${target}`}
      onClick={(event) => {
        // Focus only: the address stays, so that Back does not stop here.
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
  /** Space between the children; default 4 in a Stack, 3 in a Cluster. */
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

/** Children one under the other. */
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

/** A quietly bordered surface; its children are stacked. */
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
  /** A line under the title. */
  children?: ReactNode;
  /** Buttons and links of the page as a whole. */
  actions?: ReactNode;
  /** Above the title: a way back. */
  before?: ReactNode;
  id?: string;
}

/** The head of a page. Its `h1` takes focus after a route change (`tabIndex={-1}`). */
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
/** Raises an element above everything on the page. jsdom knows no such layer. */
const raise = (node: HTMLElement | null): void => {
  if (node?.isConnected && !node.matches(':popover-open')) node.showPopover?.();
};

/**
 * Properties of a list that is laid over the page from where it stands in the document: whatever is around it
 * neither cuts it off nor moves it, a remote's place included. Its style sheet takes back what a browser gives
 * to a popover.
 */
export const topLayer = { popover: 'manual', ref: raise } as const;
