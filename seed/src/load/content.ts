import { defaultCommunities } from '@campus/api/seeding';
import content from '../../content/load.json';

/** The sections in which posts are written. */
export const loadCommunities = [
  ...defaultCommunities,
  { name: 'Computer Science', description: 'Labs, electives and late-night debugging.' },
  { name: 'Lost and Found', description: 'Umbrellas, calculators, keys: left and found.' },
  { name: 'Sports Ground', description: 'Fixtures, courts, runs at dawn and results.' },
] as const;

type LoadCommunity = (typeof loadCommunities)[number]['name'];

export const { closings, commentSentences, confessionCommentSentences } = content;
/** Harmless even if published. */
export const { confessionSentences } = content;
/** Short enough for a username followed by a number. */
export const { firstNames } = content;

export const postSentences: Readonly<Record<LoadCommunity, readonly string[]>> =
  content.postSentences;

/** The words for the `{slots}` of the sentences. */
export const words: Readonly<Record<string, readonly string[]>> = {
  ...content.words,
  name: firstNames,
};
