/** Possible beginning of a sentence shape: `word` is complete if `open` is false, else only its first letters. */
export interface FirstWord {
  readonly word: string;
  readonly open: boolean;
}

interface Partial {
  readonly text: string;
  /** Set after the first blank or anything that is not a plain letter. */
  readonly ended: false | 'word' | 'open';
}

const mostBeginnings = 20_000;
/** Letters not followed by a `?` or another quantifier. */
const plainLetters = /[a-z0-9]+(?![a-z0-9?*+{])/y;

// A small parser for the regular expressions built by phrases.ts: alternatives, groups, `?`, and
// everything else ("a class, a gap, a look-ahead") is treated as "could be anything from here".
class ShapeReader {
  private at = 0;
  private depth = 0;

  constructor(private readonly source: string) {}

  alternatives(): Partial[] {
    let all = this.sequence();
    while (this.source[this.at] === '|') {
      this.at++;
      all = all.concat(this.sequence());
    }
    return all;
  }

  private sequence(): Partial[] {
    let begun: Partial[] = [{ text: '', ended: false }];
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] ?? '')) {
      if (begun.every((one) => one.ended)) {
        this.skip();
        break;
      }
      const part = this.element();
      begun = begun.flatMap((one) =>
        one.ended ? [one] : part.map(({ text, ended }) => ({ text: one.text + text, ended })),
      );
      if (begun.length > 1) begun = unique(begun);
      if (begun.length > mostBeginnings) begun = [{ text: '', ended: 'open' }];
    }
    return begun;
  }

  /** Skips to the end of this alternative: the rest of a match does not matter. */
  private skip(): void {
    // A phrase is one alternative: outside of all groups the rest does not matter.
    if (this.depth === 0) this.at = this.source.length;
    for (let depth = 0; this.at < this.source.length; this.at++) {
      const char = this.source[this.at] ?? '';
      if (depth === 0 && '|)'.includes(char)) return;
      if (char === '[') this.at = this.source.indexOf(']', this.at);
      else if (char === '\\') this.at++;
      else if (char === '(') depth++;
      else if (char === ')') depth--;
    }
  }

  private element(): Partial[] {
    plainLetters.lastIndex = this.at;
    const letters = plainLetters.exec(this.source)?.[0];
    if (letters !== undefined) {
      this.at += letters.length;
      return [{ text: letters, ended: false }];
    }
    const char = this.source[this.at] ?? '';
    let part: Partial[];
    if (char === '(') part = this.group();
    else if (char === '[') {
      const end = this.source.indexOf(']', this.at) + 1;
      part = oneOf(this.source.slice(this.at, end), this.source[end]);
      this.at = end;
    } else {
      this.at += char === '\\' ? 2 : 1;
      part = char === ' ' ? [{ text: '', ended: 'word' }] : [{ text: char, ended: false }];
    }
    return this.quantified(part);
  }

  private group(): Partial[] {
    const looks = /^\(\?(?:=|!|<=|<!)/.test(this.source.slice(this.at, this.at + 4));
    this.at += this.source.startsWith('(?:', this.at) ? 3 : looks ? 3 : 1;
    this.depth++;
    const inside = this.alternatives();
    this.depth--;
    this.at++;
    return looks ? [{ text: '', ended: false }] : inside;
  }

  private quantified(part: Partial[]): Partial[] {
    const rest = this.source.slice(this.at);
    const sign = /^(?:\?|\*|\+|\{\d+(?:,\d*)?\})\??/.exec(rest)?.[0];
    if (sign === undefined) return part;
    this.at += sign.length;
    const none: Partial = { text: '', ended: false };
    if (sign === '?') return [...part, none];
    const more = part.map((one): Partial => ({ ...one, ended: one.ended || 'open' }));
    return /^(?:\*|\{0)/.test(sign) ? [...more, none] : more;
  }
}

/** The letters of a class such as `[0-7]`; anything if it is another class or optional. */
function oneOf(letters: string, quantifier: string | undefined): Partial[] {
  const [, first, last] = /^\[([a-z0-9])-([a-z0-9])\]$/.exec(letters) ?? [];
  if (first === undefined || last === undefined || quantifier === '*')
    return [{ text: '', ended: 'open' }];
  const all: Partial[] = [];
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++)
    all.push({ text: String.fromCharCode(code), ended: false });
  return all;
}

function unique(all: readonly Partial[]): Partial[] {
  return [...new Map(all.map((one) => [`${one.text} ${String(one.ended)}`, one])).values()];
}

/** All possible beginnings of a match of the shape. */
export function firstWords(source: string): FirstWord[] {
  return new ShapeReader(source)
    .alternatives()
    .map(({ text, ended }) => ({ word: text, open: ended === 'open' }));
}
