import { classes } from '@campus/shared-ui';
import { useState } from 'react';
import { linkify } from './linkify';
import styles from './post-text.module.css';

/** Decided by counting, never by measuring, so that nothing moves once it is drawn. */
const longText = { characters: 700, lines: 12 };

function isLong(text: string): boolean {
  return text.length > longText.characters || text.split('\n').length > longText.lines;
}

/** A post's words as they were typed: line breaks kept, addresses linked, long ones cut short. */
export function PostText({ id, text }: { id: string; text: string }) {
  const [whole, setWhole] = useState(false);
  const cut = isLong(text);
  return (
    <div>
      <p id={id} className={classes(styles.text, cut && !whole && styles.cut)}>
        {linkify(text).map((piece, index) =>
          'href' in piece ? (
            <a key={index} href={piece.href} target="_blank" rel="noopener nofollow ugc">
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </p>
      {cut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
