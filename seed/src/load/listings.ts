import { tables, type Orm } from '@campus/api/seeding';
import { type Random } from '../random';
import { firstNames } from './words';
import { compose, lately, pickWriter, soon, type SeedContext, writeAll } from './context';

/** Things for sale, and their approximate price in rupees. */
export const things: readonly (readonly [title: string, rupees: number])[] = [
  ['Study lamp, warm light', 400],
  ['Cycle with lock', 3200],
  ['Folding study table', 900],
  ['Engineering mathematics, both volumes', 450],
  ['Electric kettle 1.5 l', 550],
  ['Drafting board A2 with clips', 700],
  ['Cricket kit bag', 2800],
  ['Raincoat, size M', 400],
  ['Scientific calculator', 800],
  ['Mattress, single bed', 1200],
  ['Second monitor, 22 inches', 4200],
  ['Acoustic guitar with bag', 3500],
  ['Badminton racket, pair', 1100],
  ['Bookshelf, four boards', 950],
  ['Bluetooth speaker', 1300],
  ['Lab coat and goggles', 300],
  ['Table fan', 850],
  ['Mechanical keyboard', 2400],
  ['Trekking shoes, size 9', 1600],
  ['Induction cooker', 1500],
];

export const adSentences: readonly string[] = [
  'Used for {few} semesters, works as on the first day. Collect from {place} {time}.',
  'Bought for {subject}, needed for {few} weeks. Come and try it {day}.',
  'One scratch, otherwise like new. Bill and box are there.',
  'Leaving the hostel {day}, so the price is open. Pick up at {place}.',
  'Goes well with a {thing}, which I have as well. Ask for both.',
  'Hardly used. I play {sport} instead. Test it any day {time}.',
];

export const stops: readonly string[] = [
  ...['Main Gate', 'Girls’ Hostel', 'Block C', 'Library', 'Airport', 'Railway station'],
  ...['Bus stand', 'City mall', 'Old town', 'IT park', 'East Gate', 'Metro terminus'],
];

export const cabSentences: readonly string[] = [
  'Early train, two bags at most. We split what the meter says.',
  'Going home for the long weekend, quick stop for {food}.',
  'Space for {few} small bags, nobody smokes. Meet at {place}.',
  'Internship interview, formal shirts travel free.',
  'We leave on the minute. Ring me when you are at {place}.',
  'Flight in the morning, one cabin bag each.',
];

export const organisers: readonly string[] = [
  ...['Students’ council', 'Music club', 'Sports committee', 'Photography club', 'Quiz club'],
  ...['Literary circle', 'Coding club', 'Cultural club', 'Robotics team', 'Nature club'],
];

export const eventTexts: readonly { readonly title: string; readonly description: string }[] = [
  { title: 'Open mic', description: 'Songs, poems, stories at {place}. Five minutes each.' },
  { title: '{sport} final', description: 'Come early, last year it was {mood}.' },
  { title: '{tool} workshop', description: 'Two hours at {place}, everybody types along.' },
  { title: 'Quiz on {subject}', description: 'Teams of {few}. Winners get {food}.' },
  { title: 'Photo walk', description: 'Phones are cameras. We start at {place}.' },
  { title: 'Mock interviews: {role}', description: 'Bring a résumé and a thick skin.' },
  { title: 'Board games and {food}', description: 'Bring a game that ends before midnight.' },
  { title: 'Rangoli evening', description: 'Colours are there, steady hands are not.' },
  { title: 'Talk: {subject} in daily life', description: 'Questions welcome, at {place}.' },
  { title: 'Clean-up of the campus', description: 'Gloves and {food} for everybody.' },
];

export const tripGoals: readonly { readonly title: string; readonly destination: string }[] = [
  { title: 'Sunrise trek to the fort', destination: 'Rajgad' },
  { title: 'Coast by local bus', destination: 'Ganpatipule' },
  { title: 'Food trail of the old city', destination: 'Old city' },
  { title: 'Stargazing at the lake', destination: 'Panshet' },
  { title: 'Cycle tour before breakfast', destination: 'Sinhagad' },
  { title: 'Caves and a waterfall', destination: 'Bhaja' },
  { title: 'Weekend in the hills', destination: 'Mahabaleshwar' },
  { title: 'Museum and street art', destination: 'Mumbai' },
];

export const tripSentences: readonly string[] = [
  'Torch, two litres of water, shoes that have met mud before. Slow ones set the pace.',
  'One backpack, no fixed plan after the first stop. About {few} of us so far.',
  'Seven stalls, a score sheet and strict judges. Start {time}.',
  'Back by breakfast. {name} brings the map, you bring {food}.',
  'Everybody pays for themselves. We meet at {place}.',
];

export const durations: readonly string[] = [
  ...['One evening', 'Half a day', 'One day', 'One night', 'Two days', 'A weekend'],
];

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
      const [title, rupees] = random.pick(things);
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
