import { defaultCommunities } from '../../colleges/default-communities';

/** Where the posts stand. */
export const loadCommunities = [
  ...defaultCommunities,
  { name: 'Computer Science', description: 'Labs, electives and late-night debugging.' },
  { name: 'Lost and Found', description: 'Umbrellas, calculators, keys: left and found.' },
  { name: 'Sports Ground', description: 'Fixtures, courts, runs at dawn and results.' },
] as const;

export type LoadCommunity = (typeof loadCommunities)[number]['name'];
