/**
 * One form for the persons, genders and numbers of a Hindi verb in rough spelling, and of the words
 * that agree with it: karungi and karenge are karunga, maregi and maroge marega, karti karta, kamre kamra.
 */
export function foldInflection(spelt: string): string {
  if (spelt.length < 4) return spelt;
  if (/(?:ung[ai]|eng[ei])$/.test(spelt)) return `${spelt.replace(/(?:ung[ai]|eng[ei])$/, '')}unga`;
  if (/(?:eg[ai]|oge|ogi)$/.test(spelt)) return `${spelt.slice(0, -3)}ega`;
  if (agreeing.has(spelt)) return `${spelt.slice(0, -1)}a`;
  return spelt.length >= 5 && /(?:[tn]i|[^aeiou]e)$/.test(spelt) ? `${spelt.slice(0, -1)}a` : spelt;
}

const agreeing = new Set(['rahi', 'rahe', 'vali', 'vale', 'gayi', 'gaye', 'apni', 'apne']);
