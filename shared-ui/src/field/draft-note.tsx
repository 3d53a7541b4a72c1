import styles from './draft-note.module.css';

/** Beside the note, where the form has pictures: a draft keeps words only. */
export function PicturesAgain() {
  return (
    <p className={styles.note}>A draft keeps no pictures: if you had added some, add them again.</p>
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
