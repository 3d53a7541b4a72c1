import { englishFrameWords, hindiFrameWords } from '../data/lists';
import { foldInflection } from '../read/inflection';
import { loosen } from '../read/phonetic';
import type { Views } from '../read/read';
import { fullStop } from '../read/view';
import { perWord, type Word } from '../read/word';
import type { FieldRules } from '../rules';
import { englishVocabulary, hindiVocabulary, type Vocabulary } from './vocabulary';

/** Number of hash buckets for features. With fewer, collisions are too frequent. */
export const buckets = 1 << 18;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Features of two parts, in this order; `salt` separates pairs of different kinds. */
function mix(first: number, second: number, salt: number): number {
  let hash = Math.imul(first ^ salt, 0x2c1b3c6d) ^ Math.imul(second + salt, 0x297a2d39);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (buckets - 1);
}

interface WordSigns {
  readonly hash: number;
  /** The word itself. */
  readonly whole: number;
  /** Its runs of three to five letters. */
  readonly letters: readonly number[];
}

const sizes = [3, 4, 5];
/** The weight of each kind of feature, relative to a word. */
export const worthOf = { letters: 0.5, next: 0.7, group: 0.3 };

export const signsOfWord = perWord((text): WordSigns => {
  const spelt = /^\d+$/.test(text)
    ? `#${String(Math.min(text.length, 5))}`
    : foldInflection(loosen(text));
  const hash = hashOf(spelt);
  const edged = `<${spelt}>`;
  const letters: number[] = [];
  for (const size of sizes) {
    for (let at = 0; at + size <= edged.length; at++)
      letters.push(bucketOf(hashOf(edged.slice(at, at + size))));
  }
  return { hash, whole: bucketOf(mix(hash, 0, 1)), letters };
});

/** The feature of two neighbours. A word that begins a sentence or a window has none before it: 0. */
export const signOfPair = (before: number, hash: number): number => bucketOf(mix(before, hash, 2));

interface Groups {
  readonly vocabulary: Vocabulary;
  /** By group number. */
  readonly hashes: readonly number[];
}

/** Groups of words are identified by name: groups of both languages with the same name are one. */
function groupsOf(vocabulary: Vocabulary, lists: Readonly<Record<string, unknown>>): Groups {
  const hashes: number[] = [];
  for (const name of ['number', 'anyId', ...Object.keys(lists)])
    hashes[vocabulary.idOf(name)] = hashOf(name);
  return { vocabulary, hashes };
}

const english = groupsOf(englishVocabulary, englishFrameWords);
const hindi = groupsOf(hindiVocabulary, hindiFrameWords);

/** Words of a view from the first to before the last. */
export interface Window {
  readonly from: number;
  readonly to: number;
  /** A sentence of a text that is also judged as a whole. */
  readonly isPart?: boolean;
}

/** Sentences of about five words. */
const leastSquares = 24;

/** Up to this many groups that occur together in a window each become a feature. */
const mostGroups = 40;

/**
 * The features of the likeness judgement: words, their letters, neighbours, the word groups of the
 * frames, and the kind of field. Pairs of groups and of more distant words were tried: they fit only
 * the training lines. One object is used for all texts.
 */
export class Signs {
  readonly keys: number[] = [];
  readonly values: number[] = [];
  /** The word of the window in which each feature occurred. */
  readonly words: number[] = [];
  length = 0;
  /** The divisor of the sum: a text of a few words carries little information, and counts as a longer one. */
  static divisorOf(squares: number): number {
    return Math.sqrt(Math.max(squares, leastSquares));
  }

  private readonly groups: number[] = [];
  /** The positions of the word groups in the views read last. */
  private met: { views?: Views; readonly hashes: number[]; readonly words: number[] } = {
    hashes: [],
    words: [],
  };

  /** Collects the features of a window. */
  read(views: Views, rules: FieldRules, { from, to }: Window): void {
    this.length = 0;
    const { words } = views.spoken;
    let before = 0;
    for (let at = from; at < to; at++) {
      const word = words[at];
      if (!word || word === fullStop) {
        before = 0;
        continue;
      }
      const { hash, whole, letters } = signsOfWord(word);
      this.put(whole, 1, at);
      for (const key of letters) this.put(key, worthOf.letters, at);
      this.put(signOfPair(before, hash), worthOf.next, at);
      before = hash;
    }
    this.addShared(views, rules, { from, to });
  }

  /** Collects only the features that are not of single words or neighbours: those count once in a window. */
  readShared(views: Views, rules: FieldRules, window: Window): void {
    this.length = 0;
    this.addShared(views, rules, window);
  }

  private addShared(views: Views, rules: FieldRules, { from, to }: Window): void {
    this.groupsMet(views, from, to);
    const field = `${rules.contacts} ${String(rules.anonymous)} ${rules.refuse.abuse}`;
    this.add(mix(hashOf(field), 0, 6), 1, from);
  }

  private put(key: number, value: number, word: number): void {
    this.keys[this.length] = key;
    this.values[this.length] = value;
    this.words[this.length++] = word;
  }

  private add(hash: number, value: number, word: number): void {
    this.put(bucketOf(hash), value, word);
  }

  private meet(words: readonly Word[], { vocabulary, hashes }: Groups): void {
    const entries = words.map(vocabulary.entryOf);
    let first = 0;
    const tell = (concept: number): void => {
      this.met.hashes.push(hashes[concept] ?? 0);
      this.met.words.push(first);
    };
    for (; first < entries.length; first++) vocabulary.walk(entries, first, tell);
  }

  private groupsMet(views: Views, from: number, to: number): void {
    if (this.met.views !== views) {
      this.met = { views, hashes: [], words: [] };
      this.meet(views.plain.words, english);
      this.meet(views.spoken.words, hindi);
    }
    const { groups, met } = this;
    groups.length = 0;
    for (let at = 0; at < met.words.length && groups.length < mostGroups; at++) {
      const [word, hash] = [met.words[at] ?? 0, met.hashes[at] ?? 0];
      if (word < from || word >= to || groups.includes(hash)) continue;
      this.add(mix(hash, 0, 4), worthOf.group, word);
      groups.push(hash);
    }
  }
}
