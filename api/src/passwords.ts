import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';

/** The cost of argon2id: KiB of memory and passes over it. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

export const productionCost: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** More hashes at the same time would take memory and processors from all other calls. */
const atOnce = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long as with one, and returns false. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(cost: HashingCost = productionCost): Passwords {
  const queue = pLimit(atOnce);
  // The library's default algorithm is argon2id.
  const options = { ...cost, parallelism: 1 };
  const make = (password: string) => queue(() => hash(password, options));
  // Computed in advance: the first unknown address must not take longer than the second.
  const nobody = make(randomBytes(24).toString('base64'));
  nobody.catch(() => undefined);
  return {
    hash: make,
    async matches(password, stored) {
      const against = stored ?? (await nobody);
      const right = await queue(() => verify(against, password));
      return right && stored !== undefined;
    },
  };
}
