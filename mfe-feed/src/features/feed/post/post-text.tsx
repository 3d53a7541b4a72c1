import { classes } from '@campus/shared-ui';
import { useState } from 'react';
import styles from './post-text.module.css';

/** A piece of text: plain, or a link. */
type TextPiece = { readonly text: string } | { readonly text: string; readonly href: string };

const address = /https?:\/\/[^\s<>"'`]+/gi;
/** Punctuation that ends the sentence and is not part of the URL. */
const sentenceEnd = '.,;:!?)]}…।';

function parsed(text: string): string | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** A closing bracket belongs to the URL if its opening one does, as in `/wiki/Fest_(2026)`. */
function withoutSentenceEnd(match: string): string {
  let end = match.length;
  while (end > 0 && sentenceEnd.includes(match.charAt(end - 1))) end -= 1;
  const short = match.slice(0, end);
  const next = match[short.length];
  const opened = short.split('(').length > short.split(')').length;
  return next === ')' && opened ? `${short})` : short;
}

/**
 * Splits a student's text into plain pieces and links. Only http and https become links; everything
 * else, including markup, stays plain text.
 */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutSentenceEnd(match[0]);
    const href = parsed(shown);
    if (!href) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Limits in counts, not measured sizes, so that the layout does not shift after rendering. */
const longText = { characters: 700, lines: 12 };

function isLong(text: string): boolean {
  return text.length > longText.characters || text.split('\n').length > longText.lines;
}

/** A post's text with its line breaks. URLs become links, and long texts are shortened. */
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
