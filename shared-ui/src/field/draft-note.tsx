import styles from './draft-note.module.css';

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
