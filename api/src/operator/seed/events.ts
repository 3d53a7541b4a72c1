import { tables } from '../../database';
import { compose } from './compose';
import { eventTexts, organisers } from './content/listing-sentences';
import type { Filling } from './filling';
import { addListing, somePhone, type Wish } from './listing';
import { someWriter } from './some-writer';
import { soon } from './times';

/** @returns how many there are more now */
export async function addEvents(filling: Filling, wish: Wish): Promise<number> {
  return addListing(filling, wish, {
    what: 'events',
    make(beginning, random) {
      const { title, description } = random.pick(eventTexts);
      return {
        ...beginning,
        organizerId: someWriter(wish.writers, random),
        title: compose([title], random),
        organiserName: random.pick(organisers),
        phone: somePhone(random),
        startsAt: soon(filling, random, 60),
        description: compose([description], random),
      };
    },
    insert: (tx, batch) => tx.insert(tables.events).values(batch),
  });
}
