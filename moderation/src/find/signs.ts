import { englishFrameWords, hindiFrameWords } from '../data/lists';
import { foldInflection } from '../read/inflection';
import { loosen } from '../read/phonetic';
import type { Views } from '../read/read';
import { fullStop } from '../read/view';
import { perWord, type Word } from '../read/word';
import type { FieldRules } from '../rules';
import { englishVocabulary, hindiVocabulary, type Vocabulary } from './vocabularies';

/** Signs are kept by a hash of what they are: so many different ones. */
export const buckets = 1 << 15;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Signs of two parts, in this order; `salt` keeps pairs of one sort from those of another. */
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
  /** The word and its runs of three to five letters. */
  readonly letters: readonly number[];
}

const sizes = [3, 4, 5];
const ofWord = perWord((text): WordSigns => {
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
  return { hash, letters };
});

interface Groups {
  readonly vocabulary: Vocabulary;
  /** By the number of the group. */
  readonly hashes: readonly number[];
}

/** Groups of words go by their name: those of both languages that are called alike are one. */
function groupsOf(vocabulary: Vocabulary, lists: Readonly<Record<string, unknown>>): Groups {
  const hashes: number[] = [];
  for (const name of ['number', 'anyId', ...Object.keys(lists)])
    hashes[vocabulary.idOf(name)] = hashOf(name);
  return { vocabulary, hashes };
}

const english = groupsOf(englishVocabulary, englishFrameWords);
const hindi = groupsOf(hindiVocabulary, hindiFrameWords);

/** Of so many groups that meet in a window at most, each pair is a sign. */
const mostGroups = 40;

/**
 * What the judgement by likeness goes by: words, their letters, neighbours, the groups of words that the
 * frames are made of, each two of them that meet, and the kind of field. One object serves all texts.
 */
export class Signs {
  readonly keys: number[] = [];
  readonly values: number[] = [];
  /** The word of the window that each sign was seen at. */
  readonly words: number[] = [];
  length = 0;
  /** Half of the power of the length by which a sum is divided: longer texts say more, but not so much more. */
  static readonly normed = 0.35;

  private readonly groups: number[] = [];
  private readonly groupWords: number[] = [];

  read(views: Views, rules: FieldRules, { from, to }: { from: number; to: number }): void {
    this.length = 0;
    const { words } = views.spoken;
    let before = 0;
    let second = 0;
    for (let at = from; at < to; at++) {
      const word = words[at];
      if (!word || word === fullStop) {
        [second, before] = [before, 0];
        continue;
      }
      const { hash, letters } = ofWord(word);
      this.add(mix(hash, 0, 1), 1, at);
      for (const key of letters) this.put(key, 0.5, at);
      this.add(mix(before, hash, 2), 1, at);
      if (at > from + 1) this.add(mix(second, hash, 3), 0.7, at);
      [second, before] = [before, hash];
    }
    this.groups.length = 0;
    this.groupWords.length = 0;
    this.meet(views.plain.words.slice(from, to), english, from);
    this.meet(views.spoken.words.slice(from, to), hindi, from);
    this.pairs();
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

  private meet(words: readonly Word[], { vocabulary, hashes }: Groups, from: number): void {
    const entries = words.map(vocabulary.entryOf);
    for (let first = 0; first < entries.length; first++) {
      vocabulary.walk(entries, first, (concept) => {
        const hash = hashes[concept] ?? 0;
        if (this.groups.length >= mostGroups || this.groups.includes(hash)) return;
        this.groups.push(hash);
        this.groupWords.push(from + first);
      });
    }
  }

  private pairs(): void {
    const { groups, groupWords } = this;
    for (let one = 0; one < groups.length; one++) {
      const [hash, word] = [groups[one] ?? 0, groupWords[one] ?? 0];
      this.add(mix(hash, 0, 4), 1, word);
      for (let other = 0; other < one; other++) {
        const met = groups[other] ?? 0;
        this.add(mix(Math.min(hash, met), Math.max(hash, met), 5), 0.5, word);
      }
    }
  }
}
