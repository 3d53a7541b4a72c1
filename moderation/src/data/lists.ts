import * as z from 'zod/mini';
import { classifications, severities } from '../types';
import frameWordsEnglish from './frame-words-english.json' with { type: 'json' };
import frameWordsHindi from './frame-words-hindi.json' with { type: 'json' };
import framesFile from './frames.json' with { type: 'json' };
import lettersFile from './letters.json' with { type: 'json' };
import likenessFile from './likeness.json' with { type: 'json' };
import phrasesFile from './phrases.json' with { type: 'json' };
import stemsFile from './stems.json' with { type: 'json' };
import wordsFile from './words.json' with { type: 'json' };

// The only place where the word files are read; README.md describes their contents.
const strings = z.array(z.string());
const table = z.record(z.string(), z.string());
const wordGroups = z.record(z.string(), strings);
const finding = { classification: z.enum(classifications), severity: z.enum(severities) };
const stemGroups = z.array(z.object({ ...finding, stems: strings }));
const phraseGroups = z.array(z.object({ ...finding, phrases: strings }));

/** Words of one class, in the engine's pattern language: `|` word edge, `[x]` optional, `?` any letter. */
export type StemGroup = z.infer<typeof stemGroups>[number];
/** Sentence shapes: regular expressions over folded words; ` .. ` is up to three words, `~` the rest of a word. */
export type PhraseGroup = z.infer<typeof phraseGroups>[number];
export type WordGroups = z.infer<typeof wordGroups>;

export const stems = z.parse(
  z.object({
    /** Matched with repeated letters reduced to one, in the stem as in the text. */
    english: stemGroups,
    /** Matched with doubles kept: reduced they would be other words (as, bob, con, Niger). */
    englishDoubled: stemGroups,
    /** Only in user and community names, where words run together; matched anywhere. */
    inNames: stemGroups,
    /** Roman Hindi and the languages around it, respelt like the text by the rough phonetic spelling. */
    hindi: stemGroups,
    /** Roman Hindi whose spelling must be kept: respelt these would be Lodha, jantu (animal), baddua. */
    hindiExact: stemGroups,
    /** Words in Indic scripts, whole words unless they end in `~`. Long and short vowels are equal, see foldChars. */
    indic: stemGroups,
  }),
  stemsFile,
);

export const phrases = z.parse(
  z.object({
    /** Parts shared by the phrases, referenced there as `{name}`. */
    wordGroups: table,
    english: phraseGroups,
    /** Roman Hindi; words are respelt, so that transliterated Devanagari matches too. */
    hindi: phraseGroups,
    /** Roll numbers and rooms in a confession identify a person regardless of the surrounding words. */
    confessions: phraseGroups,
  }),
  phrasesFile,
);

/**
 * One frame per line: class, severity, maximum span in words, the word groups that must occur
 * together in any order (`a|b`: either), and after `!` those that make it harmless.
 */
export const frames = z.parse(
  z.object({
    english: strings,
    /** In addition to what they share with posts: if nobody is named, a room with a number identifies a person. */
    englishConfessions: strings,
    hindi: strings,
    hindiConfessions: strings,
  }),
  framesFile,
);

export const englishFrameWords = z.parse(wordGroups, frameWordsEnglish);
const writtenHindi = z.parse(wordGroups, frameWordsHindi);
const { hurt = [], will = [], hurtNow = [] } = writtenHindi;

/** Roman Hindi; other scripts are transliterated first. */
export const hindiFrameWords: WordGroups = {
  ...writtenHindi,
  // Every verb of harm with every ending of intent: `tod dunga`, `jala denge`.
  hurtNow: [...hurtNow, ...hurt.flatMap((verb) => will.map((ending) => `${verb} ${ending}`))],
};

export const words = z.parse(
  z.object({
    /**
     * Written with stars (`f***`, `ch*tiya`) or split in two (`chu tiya`). The harmless reading is listed first,
     * because the first match is used.
     */
    masked: strings,
    /** Words of ordinary sentences, to distinguish them from words that were split. */
    commonEnglish: strings,
    commonHindi: strings,
    /**
     * Harmless although a stem occurs in it: names, places, books, courses and idioms, spelt as
     * typed (lower case, punctuation as blanks). A match inside one of these does not count.
     */
    allowed: strings,
    /** Surnames and given names that mean something else elsewhere: as names they pass. */
    people: strings,
    /** English abbreviations and hasty spellings. */
    shorthand: table,
    /** Digits written as words, English and Hindi. */
    digits: table,
  }),
  wordsFile,
);

export const letters = z.parse(
  z.object({
    /** Digits and symbols that replace a letter inside a word. `1` and `|` are read twice: as i and as l. */
    leet: table,
    /** Letters of other alphabets that look like Latin ones. Source: own table, from the shapes. */
    lookAlikes: table,
    /** Letters that look like Latin ones upside down. */
    turned: table,
    /** Cyrillic and Greek letters by sound; look-alikes are matched by shape. */
    sounds: table,
    /** By the rough spelling of phonetic.ts. */
    urduConsonants: table,
    /** A is a written a, W is o, u and v, Y is e, i and y; aspiration and hamza are not written. */
    urduVowels: table,
    /** Words with irregular spelling. */
    urduWords: table,
  }),
  lettersFile,
);

const perClass = z.record(z.enum(classifications), z.number());

/** Learned by labelled/train.ts from the labelled lines: never edit by hand. */
export const likeness = z.parse(
  z.object({
    /** A signed byte per feature and class, packed, base64: how much more frequent it is than in harmless lines. */
    weights: z.string(),
    /** The value of a weight of one byte. */
    scale: z.number(),
    /** Per class: the bias. */
    bias: z.array(z.number()),
    /** What a list match adds to the score, by class: small, because the lists overfit their source lines. */
    severeFind: perClass,
    /** The same for an unambiguous word, and for a merely rude one. */
    unmistakableFind: z.number(),
    mildFind: z.number(),
    /** A text is refused from this score on. */
    refuseFrom: z.number(),
    /** The same for a text that was split, reversed or written in other characters. */
    refuseDisguisedFrom: z.number(),
  }),
  likenessFile,
);
