import type { Char } from './chars';
import { tokenText, type Token } from './tokens';

// Letters kept apart (`f u c k`, `c.h.u.t`), words cut by a sign (`chu-tiya`) and words cut by a
// blank (`chu tiya`) are put together and read beside the text as it stands.
const longestGap = 3;
const longestChain = 10;
const longestWord = 16;

function lineBreak(gap: string): boolean {
  return gap.includes('\n');
}

function flat(tokens: readonly Token[]): Char[] {
  return tokens.flatMap((token) => token.chars);
}

/** Runs of at least three single letters. */
export function spacedOut(tokens: readonly Token[]): Char[][] {
  const joined: Char[][] = [];
  let run: Token[] = [];
  const close = (): void => {
    if (run.length >= 3) joined.push(flat(run));
    run = [];
  };
  for (const token of tokens) {
    const single = token.chars.every((one) => one.char === token.chars[0]?.char);
    const near = token.gap.length <= longestGap && !lineBreak(token.gap);
    if (!single || !near) close();
    if (single) run.push(token);
  }
  close();
  return joined;
}

/** Pieces with one sign and no blank between them. */
export function chained(tokens: readonly Token[]): Char[][] {
  const joined: Char[][] = [];
  let run: Token[] = [];
  const close = (): void => {
    if (run.length >= 2 && run.length <= longestChain) joined.push(flat(run));
    run = [];
  };
  for (const token of tokens) {
    if (run.length > 0 && !/^[^\s@/:,]{1,2}$/u.test(token.gap)) close();
    run.push(token);
  }
  close();
  return joined;
}

/** Two or three neighbours that make up a word which is worth joining for. */
export function split(
  tokens: readonly Token[],
  isWord: (joined: string, shortest: number) => boolean,
): Char[][] {
  const joined: Char[][] = [];
  const texts = tokens.map(tokenText);
  for (let at = 0; at + 1 < tokens.length; at++) {
    let text = texts[at] ?? '';
    let shortest = text.length;
    for (let next = at + 1; next < at + 3; next++) {
      const token = tokens[next];
      const piece = texts[next] ?? '';
      if (!token || lineBreak(token.gap) || token.gap.length > 2) break;
      text += piece;
      shortest = Math.min(shortest, piece.length);
      if (text.length > longestWord) break;
      if (isWord(text, shortest)) joined.push(flat(tokens.slice(at, next + 1)));
    }
  }
  return joined;
}
