import { VisuallyHidden } from '../layout/layout';
import styles from './draft-note.module.css';

/** Added to the note if the form has pictures: a draft stores text only. */
export function PicturesAgain() {
  return (
    <p className={styles.note}>Drafts don't keep pictures. If you added any, add them again.</p>
  );
}

/** Says that the draft was restored, and offers to discard it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={styles.note} role="status">
      Draft restored
      <span aria-hidden="true"> · </span>
      <button type="button" className={styles.discard} onClick={onDiscard}>
        Discard
      </button>
    </p>
  );
}

interface NewTabLinkProps {
  href: string;
  /** Link text. */
  children: string;
}

/** A link that keeps the current page open, so that typed text is not lost. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
