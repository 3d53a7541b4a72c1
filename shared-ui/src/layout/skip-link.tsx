import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface SkipLinkProps {
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
