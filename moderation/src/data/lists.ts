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

// The one place where the files of words are read; README.md says what each of them holds.
const strings = z.array(z.string());
const table = z.record(z.string(), z.string());
const wordGroups = z.record(z.string(), strings);
const finding = { classification: z.enum(classifications), severity: z.enum(severities) };
const stemGroups = z.array(z.object({ ...finding, stems: strings }));
const phraseGroups = z.array(z.object({ ...finding, phrases: strings }));

/** Words of one class, in the pattern language of the engine: `|` word edge, `[x]` optional, `?` any letter. */
export type StemGroup = z.infer<typeof stemGroups>[number];
/** Sentence shapes: regular expressions over folded words; ` .. ` is up to three words between, `~` the rest of a word. */
export type PhraseGroup = z.infer<typeof phraseGroups>[number];
export type WordGroups = z.infer<typeof wordGroups>;

export const stems = z.parse(
  z.object({
    /** Read with repeated letters squeezed to one, in the stem as in the text. */
    english: stemGroups,
    /** Read with doubles kept: squeezed they would be other words (as, bob, con, Niger). */
    englishDoubled: stemGroups,
    /** Only in user and community names, where words run into one another; matched anywhere. */
    inNames: stemGroups,
    /** Roman Hindi, respelt by the rough phonetic spelling like the text, and the languages around it. */
    hindi: stemGroups,
    /** Roman Hindi whose spelling must be kept: respelt these would be Lodha, jantu (animal), baddua. */
    hindiExact: stemGroups,
    /** Words in Indic scripts, whole words unless they end in `~`. Long and short vowels are one, see foldChars. */
    indic: stemGroups,
  }),
  stemsFile,
);

export const phrases = z.parse(
  z.object({
    /** What the phrases share, written `{name}` there. */
    wordGroups: table,
    english: phraseGroups,
    /** Roman Hindi; words are respelt, so that Devanagari put into roman letters fits too. */
    hindi: phraseGroups,
    /** Roll numbers and rooms in a confession point at somebody whatever stands around them. */
    confessions: phraseGroups,
  }),
  phrasesFile,
);

/**
 * One frame per line: class, severity, how many words it may span, the word groups that must come
 * together in any order (`a|b`: either), and after `!` those that make it something else.
 */
export const frames = z.parse(
  z.object({
    english: strings,
    /** Beside what they share with posts: where nobody is named, a room with a number names somebody. */
    englishConfessions: strings,
    hindi: strings,
    hindiConfessions: strings,
  }),
  framesFile,
);

export const englishFrameWords = z.parse(wordGroups, frameWordsEnglish);
const writtenHindi = z.parse(wordGroups, frameWordsHindi);
const { hurt = [], will = [], hurtNow = [] } = writtenHindi;

/** Roman Hindi; other scripts are put into roman letters before. */
export const hindiFrameWords: WordGroups = {
  ...writtenHindi,
  // Every verb of harm with every ending of intent: `tod dunga`, `jala denge`.
  hurtNow: [...hurtNow, ...hurt.flatMap((verb) => will.map((ending) => `${verb} ${ending}`))],
};

export const words = z.parse(
  z.object({
    /**
     * Written with stars (`f***`, `ch*tiya`) or cut in two (`chu tiya`). The harmless reading stands first,
     * because the first that fits is taken.
     */
    masked: strings,
    /** What ordinary sentences are made of, so that what was cut apart is told from them. */
    commonEnglish: strings,
    commonHindi: strings,
    /**
     * What is no offence although a stem lies in it: names, places, books, courses and idioms, spelt as
     * they are typed (lower case, signs as blanks). A find inside one of these does not count.
     */
    allowed: strings,
    /** Surnames and given names of people that are something else elsewhere: as a name they pass. */
    people: strings,
    /** English words as they are typed in a hurry. */
    shorthand: table,
    /** Digits spoken out, English and Hindi. */
    digits: table,
  }),
  wordsFile,
);

export const letters = z.parse(
  z.object({
    /** Digits and signs that stand for a letter inside a word. `1` and `|` are read twice: as i and as l. */
    leet: table,
    /** Letters of other alphabets that are drawn like Latin ones. Source: own table, from the shapes. */
    lookAlikes: table,
    /** Letters that are drawn like Latin ones upside down. */
    turned: table,
    /** Cyrillic and Greek letters by their sound; the look-alikes go by their shape. */
    sounds: table,
    /** By the rough spelling of phonetic.ts. */
    urduConsonants: table,
    /** A for a written a, W for o, u and v, Y for e, i and y; aspiration and hamza are not written out. */
    urduVowels: table,
    /** Words whose spelling no rule gives. */
    urduWords: table,
  }),
  lettersFile,
);

const perClass = z.record(z.enum(classifications), z.number());

/** What labelled/train.ts learnt from the labelled lines: never edited by hand. */
export const likeness = z.parse(
  z.object({
    /** A signed byte for each sign and class, packed, base64: how much more it is found there than in harmless lines. */
    weights: z.string(),
    /** What a weight of one byte is worth. */
    scale: z.number(),
    /** Per class: what holds where nothing is known. */
    bias: z.array(z.number()),
    /** What a find of the lists adds to the score, by its class: little, because they know the lines they grew with too well. */
    severeFind: perClass,
    /** The same of a word that has no other meaning, and of what is merely rude. */
    unmistakableFind: z.number(),
    mildFind: z.number(),
    /** From this score upwards a text is refused. */
    refuseFrom: z.number(),
    /** The same of a text that was taken apart, turned or written in other signs. */
    refuseDisguisedFrom: z.number(),
  }),
  likenessFile,
);
