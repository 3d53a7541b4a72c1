import { tables } from '../../database';
import { compose } from './compose';
import { durations, stops, tripGoals, tripSentences } from './content/listing-sentences';
import { firstNames } from './content/words';
import type { Filling } from './filling';
import { addListing, handleOf, somePhone, type Wish } from './listing';
import { someWriter } from './some-writer';
import { soon } from './times';

/** @returns how many there are more now */
export async function addExplores(filling: Filling, wish: Wish): Promise<number> {
  return addListing(filling, wish, {
    what: 'explores',
    make(beginning, random) {
      const { title, destination } = random.pick(tripGoals);
      const organiserName = random.pick(firstNames);
      return {
        ...beginning,
        organizerId: someWriter(wish.writers, random),
        title,
        organiserName,
        phone: somePhone(random),
        startsAt: soon(filling, random, 60),
        description: compose(tripSentences, random),
        source: random.pick(stops),
        destination,
        duration: random.pick(durations),
        social: handleOf(organiserName),
      };
    },
    insert: (tx, batch) => tx.insert(tables.explores).values(batch),
  });
}
