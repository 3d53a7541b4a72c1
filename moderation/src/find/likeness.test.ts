import { likeness as model } from '../data/lists';
import { read } from '../read/read';
import { rules } from '../rules';
import { likenessOf } from './likeness';

const typed = 'The canteen was good. I rub against girls in the crowded metro. See you at the fest';

function scoreOf(text: string): number {
  return likenessOf(read(text), rules.confession)?.score ?? 0;
}

it('scores a harmful text above the limit and a harmless one below, and locates the passage', () => {
  const harmful = likenessOf(read(typed), rules.confession);
  expect(harmful?.score).toBeGreaterThan(model.refuseFrom);
  expect(harmful?.classification).toBe('sexual');
  expect(typed.slice(harmful?.start, harmful?.end)).toMatch(/rub|girls/);
  expect(scoreOf('The canteen was good. See you at the fest')).toBeLessThan(model.refuseFrom);
});

it('finds a harmful sentence between many harmless ones', () => {
  const padding = 'The library opens at nine and the notes are on the table. '.repeat(8);
  expect(scoreOf(`${padding}${typed}. ${padding}`)).toBeGreaterThan(model.refuseFrom);
});

it('returns undefined for a text without words', () => {
  expect(likenessOf(read('...'), rules.post)).toBeUndefined();
});
