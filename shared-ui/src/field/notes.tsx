import { VisuallyHidden } from '../layout/layout';
import styles from './draft-note.module.css';

/** Beside the note, where the form has pictures: a draft keeps words only. */
export function PicturesAgain() {
  return (
    <p className={styles.note}>Drafts don't keep pictures. If you added any, add them again.</p>
  );
}

/** Says that the text was found again, and offers to be rid of it. */
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
  /** Words of the link. */
  children: string;
}

/** A link that leaves the page as it is: what was typed there is not lost. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
