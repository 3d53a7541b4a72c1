import { tables, type Orm } from '@campus/api/seeding';
import content from '../../content/load.json';
import { type Random } from '../random';
import { firstNames } from './content';
import { compose, lately, pickWriter, soon, type SeedContext, writeAll } from './context';

export const { adSentences, cabSentences, eventTexts, tripGoals, tripSentences } = content;
export const { things } = content;
const { stops, organisers, durations } = content;

/** The number to create, and the students who can announce them. */
export interface Wish {
  readonly writers: readonly string[];
  readonly count: number;
}

/** The first columns of every listing. */
interface Beginning {
  readonly id: string;
  readonly collegeId: string;
  readonly createdAt: Date;
}

interface Listing<Row> {
  readonly what: string;
  make(beginning: Beginning, random: Random): Row;
  insert(tx: Orm, batch: Row[]): Promise<unknown>;
}

/** @returns the number of added rows */
async function addListing<Row>(
  context: SeedContext,
  { count }: Wish,
  listing: Listing<Row>,
): Promise<number> {
  return writeAll(context, {
    what: listing.what,
    total: count,
    rows: rowsOf(context, count, listing),
    async write(tx, batch) {
      await listing.insert(tx, [...batch]);
      return batch.length;
    },
  });
}

/** Without pictures, because those would have to be drawn and encoded one by one. */
function* rowsOf<Row>(context: SeedContext, count: number, { what, make }: Listing<Row>) {
  const random = context.random(what);
  for (let number = 1; number <= count; number += 1) {
    const { collegeId } = context;
    const createdAt = lately(context, random);
    yield make({ id: context.id(what, number), collegeId, createdAt }, random);
  }
}

/** A number that belongs to nobody. */
const somePhone = (random: Random) => `98765 ${random.whole(10_000, 99_999)}`;

const handleOf = (name: string) => `@${name.toLowerCase()}.campus`;

/** Multiples of ten rupees, around the thing's value. */
const paise = (rupees: number) => 1000 * Math.round(rupees / 10);

/** @returns the number of added rows */
export async function addAds(context: SeedContext, wish: Wish): Promise<number> {
  return addListing(context, wish, {
    what: 'ads',
    make(beginning, random) {
      const { title, rupees } = random.pick(things);
      const contactName = random.pick(firstNames);
      return {
        ...beginning,
        sellerId: pickWriter(wish.writers, random),
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

/** @returns the number of added rows */
export async function addCabs(context: SeedContext, wish: Wish): Promise<number> {
  return addListing(context, wish, {
    what: 'cabs',
    make(beginning, random) {
      const source = random.pick(stops);
      return {
        ...beginning,
        authorId: pickWriter(wish.writers, random),
        source,
        destination: random.pick(stops.filter((stop) => stop !== source)),
        passengerName: random.pick(firstNames),
        startsAt: soon(context, random, 30),
        seatsAvailable: random.whole(1, 4),
        description: compose(cabSentences, random),
        social: '',
        phone: somePhone(random),
      };
    },
    insert: (tx, batch) => tx.insert(tables.cabs).values(batch),
  });
}

/** @returns the number of added rows */
export async function addEvents(context: SeedContext, wish: Wish): Promise<number> {
  return addListing(context, wish, {
    what: 'events',
    make(beginning, random) {
      const { title, description } = random.pick(eventTexts);
      return {
        ...beginning,
        organizerId: pickWriter(wish.writers, random),
        title: compose([title], random),
        organiserName: random.pick(organisers),
        phone: somePhone(random),
        startsAt: soon(context, random, 60),
        description: compose([description], random),
      };
    },
    insert: (tx, batch) => tx.insert(tables.events).values(batch),
  });
}

/** @returns the number of added rows */
export async function addExplores(context: SeedContext, wish: Wish): Promise<number> {
  return addListing(context, wish, {
    what: 'explores',
    make(beginning, random) {
      const { title, destination } = random.pick(tripGoals);
      const organiserName = random.pick(firstNames);
      return {
        ...beginning,
        organizerId: pickWriter(wish.writers, random),
        title,
        organiserName,
        phone: somePhone(random),
        startsAt: soon(context, random, 60),
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
