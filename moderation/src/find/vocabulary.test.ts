import { wordOf } from '../read/word';
import { Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary(
  { harm: ['maar dunga', 'suicide hi'], otherwise: ['nahi to'] },
  { stem: (word) => word, word: (word) => word, particles: ['hi', 'to'] },
);

function met(text: string): string[] {
  const words = text.split(' ').map((word) => vocabulary.entryOf(wordOf(word)));
  const found: string[] = [];
  for (let from = 0; from < words.length; from++) {
    vocabulary.walk(words, from, (concept, last) => {
      found.push(
        `${String(concept)} ${words
          .slice(from, last + 1)
          .map(({ spelt }) => spelt)
          .join(' ')}`,
      );
    });
  }
  return found;
}

it('matches an entry despite particles between its words', () => {
  const harm = String(vocabulary.idOf('harm'));
  expect(met('maar hi dunga')).toEqual([`${harm} maar hi dunga`]);
  expect(met('maar hi to dunga')).toEqual([`${harm} maar hi to dunga`]);
});

it('requires a particle in an entry that would otherwise be a single word', () => {
  expect(met('suicide galat hai')).toEqual([]);
  expect(met('nahi to dekh')).toEqual([`${String(vocabulary.idOf('otherwise'))} nahi to`]);
});

it('throws for an unknown group of words', () => {
  expect(() => vocabulary.idOf('nobody')).toThrow('No such group of words: nobody');
});
