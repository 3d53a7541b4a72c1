import { englishRoot, foldInflection } from './inflection';

it.each([
  ['persons and genders of the future', ['karunga', 'karungi', 'karenge'], 'karunga'],
  ['the second and third person', ['marega', 'maregi', 'maroge'], 'marega'],
  ['habits', ['karta', 'karti', 'karte'], 'karta'],
  ['infinitives', ['marna', 'marne', 'marni'], 'marna'],
  ['oblique nouns', ['kamra', 'kamre'], 'kamra'],
])('foldInflection gives one form for %s', (...[, spellings, folded]) => {
  expect(spellings.map(foldInflection)).toEqual(spellings.map(() => folded));
});

it('foldInflection keeps the first person (karunga) apart from the third (karega)', () => {
  expect(foldInflection('karunga')).not.toBe(foldInflection('karega'));
});

it.each([
  [['stab', 'stabs', 'stabbing', 'stabbed'], 'stab'],
  [['kill', 'kills', 'killing', 'killed'], 'kil'],
  [['choke', 'choking', 'choked'], 'chok'],
])('englishRoot gives one root for %j', (words, root) => {
  expect(words.map(englishRoot)).toEqual(words.map(() => root));
});

it.each(['this', 'news', 'rape', 'butt', 'using'])('englishRoot leaves %s unchanged', (word) => {
  expect(englishRoot(word)).toBe(word);
});
