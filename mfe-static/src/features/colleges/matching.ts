import type { College } from '@campus/contract';

const plain = (text: string) => text.trim().toLocaleLowerCase();

/** The colleges that have each word of the search somewhere in what is shown of them. */
export function matching(list: readonly College[], search: string): readonly College[] {
  const words = plain(search).split(/\s+/);
  return list.filter(({ name, state, country, emailSuffix }) => {
    const text = plain([name, state, country, emailSuffix].join(' '));
    return words.every((word) => text.includes(word));
  });
}
