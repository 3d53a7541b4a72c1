import { tables } from '../../database';
import { compose } from './compose';
import { cabSentences, stops } from './content/listing-sentences';
import { firstNames } from './content/words';
import type { Filling } from './filling';
import { addListing, somePhone, type Wish } from './listing';
import { someWriter } from './some-writer';
import { soon } from './times';

/** @returns how many there are more now */
export async function addCabs(filling: Filling, wish: Wish): Promise<number> {
  return addListing(filling, wish, {
    what: 'cabs',
    make(beginning, random) {
      const source = random.pick(stops);
      return {
        ...beginning,
        authorId: someWriter(wish.writers, random),
        source,
        destination: random.pick(stops.filter((stop) => stop !== source)),
        passengerName: random.pick(firstNames),
        startsAt: soon(filling, random, 30),
        seatsAvailable: random.whole(1, 4),
        description: compose(cabSentences, random),
        social: '',
        phone: somePhone(random),
      };
    },
    insert: (tx, batch) => tx.insert(tables.cabs).values(batch),
  });
}
