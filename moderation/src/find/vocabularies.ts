import { englishFrameWords, hindiFrameWords } from '../data/lists';
import { englishRoot, foldInflection } from '../read/inflection';
import { loosen, phoneticStem } from '../read/phonetic';
import { Vocabulary } from './vocabulary';

export type { Vocabulary } from './vocabulary';

const looseWord = (word: string): string => foldInflection(loosen(word));
const looseStem = (stem: string): string => looseWord(phoneticStem(stem));

/** The word groups of the frames, each language matched in the spelling of its view. */
export const englishVocabulary = new Vocabulary(englishFrameWords, {
  stem: englishRoot,
  word: englishRoot,
});

export const hindiVocabulary = new Vocabulary(hindiFrameWords, {
  stem: looseStem,
  word: looseWord,
  particles: ['hi', 'bi', 'to', 'toh'],
});
