import { tables } from '../../database';
import { compose } from './compose';
import { adSentences, things } from './content/listing-sentences';
import { firstNames } from './content/words';
import type { Filling } from './filling';
import { addListing, handleOf, somePhone, type Wish } from './listing';
import { someWriter } from './some-writer';

/** Whole tens of rupees, around what the thing is worth. */
const paise = (rupees: number) => 1000 * Math.round(rupees / 10);

/** @returns how many there are more now */
export async function addAds(filling: Filling, wish: Wish): Promise<number> {
  return addListing(filling, wish, {
    what: 'ads',
    make(beginning, random) {
      const [title, rupees] = random.pick(things);
      const contactName = random.pick(firstNames);
      return {
        ...beginning,
        sellerId: someWriter(wish.writers, random),
        title,
        pricePaise: paise(rupees * random.between(0.6, 1.3)),
        description: compose(adSentences, random),
        contactName,
        social: handleOf(contactName),
        phone: somePhone(random),
        isSold: random.chance(0.1),
      };
    },
    insert: (tx, batch) => tx.insert(tables.ads).values(batch),
  });
}
