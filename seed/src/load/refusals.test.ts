import { describeOnEachDatabase } from '@campus/api/testing';
import { countOf, seedWith } from './seed-fixture';

describeOnEachDatabase('an invalid seed', (t) => {
  it.each([
    [{}, 'The input is empty: say how much to add, such as --students 100.'],
    [{ seed: 'x', posts: '0' }, 'is empty'],
    [{ posts: '-1' }, 'posts must be a whole number from 0 to 1000000.'],
    [{ votes: '1.5' }, 'votes must be a whole number from 0 to 1000000.'],
    [{ ads: 'many' }, 'ads must be a whole number from 0 to 1000000.'],
    [{ cabs: '' }, 'cabs must be a whole number from 0 to 1000000.'],
    [{ students: '1', seed: ' ' }, 'seed must not be empty.'],
    [{ posts: '10' }, 'Load Test College has no students to write the content: add --students.'],
    [{ students: 1, votes: 1 }, 'Comments and votes need posts: add --posts or --confessions.'],
    [{ students: 2, posts: 2, votes: 5 }, 'Only 4 more votes are possible'],
  ])('is rejected, and nothing is written: %j', async (given, sentence) => {
    await expect(seedWith(t, given)).rejects.toThrow(sentence);
    for (const table of ['colleges', 'seeds']) expect(await countOf(t, table)).toBe(0);
  });
});
