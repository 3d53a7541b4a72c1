import type { Random } from '../../demo/random';
import type { Orm } from '../../database';
import type { Filling } from './filling';
import { lately } from './times';
import { writeAll } from './write-all';

/** How many, and who is there to announce them. */
export interface Wish {
  readonly writers: readonly string[];
  readonly count: number;
}

/** What every entry of a listing begins with. */
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

/** @returns how many there are more now */
export async function addListing<Row>(
  filling: Filling,
  { count }: Wish,
  listing: Listing<Row>,
): Promise<number> {
  return writeAll(filling, {
    what: listing.what,
    total: count,
    rows: rowsOf(filling, count, listing),
    async write(tx, batch) {
      await listing.insert(tx, [...batch]);
      return batch.length;
    },
  });
}

/** Without pictures: those would have to be drawn and encoded one by one. */
function* rowsOf<Row>(filling: Filling, count: number, { what, make }: Listing<Row>) {
  const random = filling.random(what);
  for (let number = 1; number <= count; number += 1) {
    const { collegeId } = filling;
    const createdAt = lately(filling, random);
    yield make({ id: filling.id(what, number), collegeId, createdAt }, random);
  }
}

/** A number that belongs to nobody. */
export const somePhone = (random: Random) => `98765 ${random.whole(10_000, 99_999)}`;

export const handleOf = (name: string) => `@${name.toLowerCase()}.campus`;
