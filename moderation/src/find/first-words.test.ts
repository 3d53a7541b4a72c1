import { firstWords } from './first-words';

function beginnings(source: string): string[] {
  return firstWords(source)
    .map(({ word, open }) => (open ? `${word}…` : word))
    .sort();
}

it.each([
  ['kill you', ['kill']],
  ['(kill|stab) (you|him)', ['kill', 'stab']],
  ['(i)? ?want', ['i', 'iwant', 'want']],
  ['(maar|mar)(unga|enge) do', ['maarenge', 'maarunga', 'marenge', 'marunga']],
  ['chod[a-z]* re', ['chod…']],
  ['(?<!not )share it', ['share']],
  ['(?!never)go on', ['go']],
  ['bans?', ['ban', 'bans']],
  ['1[0-1] (yr|year)', ['10', '11']],
  ['[2-3]+k', ['2…', '3…']],
])('firstWords of %s include %j', (source, expected) => {
  expect(beginnings(source).filter((word) => word !== '')).toEqual(
    expect.arrayContaining(expected),
  );
});
