import { englishRoot, foldInflection } from './inflection';

it.each([
  ['persons and genders of the future', ['karunga', 'karungi', 'karenge'], 'karunga'],
  ['the second and third person', ['marega', 'maregi', 'maroge'], 'marega'],
  ['habits', ['karta', 'karti', 'karte'], 'karta'],
  ['infinitives', ['marna', 'marne', 'marni'], 'marna'],
  ['oblique nouns', ['kamra', 'kamre'], 'kamra'],
])('%s are one form of Hindi', (...[, spellings, folded]) => {
  expect(spellings.map(foldInflection)).toEqual(spellings.map(() => folded));
});

it('keeps who does it apart: karunga is a threat where marega is a fate', () => {
  expect(foldInflection('karunga')).not.toBe(foldInflection('karega'));
});

it.each([
  [['stab', 'stabs', 'stabbing', 'stabbed'], 'stab'],
  [['kill', 'kills', 'killing', 'killed'], 'kil'],
  [['choke', 'choking', 'choked'], 'chok'],
])('%j are one English word', (words, root) => {
  expect(words.map(englishRoot)).toEqual(words.map(() => root));
});

it.each(['this', 'news', 'rape', 'butt', 'using'])('leaves %s as it is', (word) => {
  expect(englishRoot(word)).toBe(word);
});
