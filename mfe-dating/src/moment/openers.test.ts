import { openersFor, type ProfileTexts } from './openers';

const profile = (shortDescription: string, fullDescription?: string): ProfileTexts => ({
  name: 'Asha',
  shortDescription,
  ...(fullDescription !== undefined && { fullDescription }),
});

const plain = [
  'Hi Asha! How is your week going?',
  'What was the best part of your day?',
  'What does a perfect Sunday look like for you?',
];

test('openers use shared interests first, then those of the other student, then plain questions', () => {
  const own = profile('Chai and cricket', 'I climb on weekends.');
  const other = profile('Climber and reader', 'Never far from the wall.');
  expect(openersFor(own, other)).toEqual([
    'You climb too! Where do you usually go?',
    'What are you reading at the moment?',
    plain[0],
  ]);
});

test('openers ignore interests that only the student has', () => {
  expect(openersFor(profile('Football, chess and photography'), profile('New here'))).toEqual(
    plain,
  );
});

test.each([
  ['Third year, always late', 'How is your third year going?'],
  ['Second-year student', 'How is your second year going?'],
  ['Electronics student', 'What do you like best about studying electronics?'],
  ['Civil engineering by day', 'What do you like best about studying civil engineering?'],
  ['B.Tech in Computer Science', 'What do you like best about studying computer science?'],
])('a profile with "%s" gets a question about it', (words, opener) => {
  expect(openersFor(undefined, profile('Hello', words))).toEqual([opener, plain[0], plain[1]]);
});

test.each([
  'I do not read.',
  "I can't cook",
  'I don’t like cricket',
  'No dogs, please',
  'Never been on a trek',
  'I talk to first years and second year students',
  'My mother made history with her design',
])('openers ignore negated interests and those of other people: %s', (words) => {
  expect(
    openersFor(profile(words.replace(/not|n['’]t|No|Never/, '')), profile('Hi', words)),
  ).toEqual(plain);
});

test('a negation in one sentence does not hide another sentence', () => {
  const other = profile('I do not cook. I dance', 'No plans');
  expect(openersFor(undefined, other)[0]).toBe('How did you start dancing?');
});

test('openers use the full profile text only when it is loaded', () => {
  expect(openersFor(profile('Chess'), profile('Hi', 'Chess club'))[0]).toMatch(/board games/);
  expect(openersFor(profile('Chess'), profile('Hi'))).toEqual(plain);
});

test.each([
  profile(''),
  profile('Climbing, treks, photos, books, poems, chess, quizzes, cricket, football and tennis'),
  profile('Running, cycling, singing, music, dance, theatre, films, painting, cooking, momos'),
  profile('Chai, coffee, dogs and coding', 'Final year, physics student'),
])('there are always three different openers (%#)', (other) => {
  for (const own of [undefined, profile(''), other]) {
    const openers = openersFor(own, other);
    expect(openers).toHaveLength(3);
    expect(new Set(openers).size).toBe(3);
  }
});
