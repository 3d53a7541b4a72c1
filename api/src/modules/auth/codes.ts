import { authMessages, limits } from '@campus/contract';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { later } from '../../clock';
import type { Orm } from '../../database';
import { badRequest, tooMany } from '../../http/errors';
import type { Services } from '../../services';
import * as repository from './codes.repository';

type Needs = Pick<Services, 'config' | 'database' | 'clock'>;

/** What a code is bound to: one that was made for something else does not fit. */
export interface Bound extends repository.CodeOwner {
  readonly collegeId?: string;
}

/**
 * Makes a code and stores its HMAC. It is also made where no mail will bring it, so that nothing
 * about the answer depends on who is registered.
 * @throws ApiError 429 while the one before is younger than a minute
 */
export async function makeCode({ config, database, clock }: Needs, bound: Bound): Promise<string> {
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
  const now = clock();
  const row = {
    address: bound.address,
    purpose: bound.purpose,
    collegeId: bound.collegeId ?? null,
    hmac: seal(config.sessionSecret, bound, code),
    sentAt: now,
    expiresAt: later(now, limits.codeMinutes * 60),
  };
  const notBefore = later(now, -limits.codeResendSeconds);
  const tooSoonAfter = await repository.replaceCode(database.orm, row, notBefore);
  if (tooSoonAfter) {
    const again = later(tooSoonAfter, limits.codeResendSeconds);
    const wait = (again.getTime() - now.getTime()) / 1000;
    throw tooMany(Math.max(1, wait), authMessages.codeTooSoon);
  }
  return code;
}

/** Uses the code up, in the transaction of what it allows. */
export type Consume = (tx: Orm) => Promise<void>;

/**
 * Counts as one of five tries, right or wrong.
 * @throws ApiError 400 when the code is wrong, old, used, or for something else
 */
export async function checkCode(
  { config, database, clock }: Needs,
  bound: Bound,
  code: string,
): Promise<Consume> {
  const rules = { now: clock(), tries: limits.codeTries };
  const stored = await repository.countTry(database.orm, bound, rules);
  const hmac = seal(config.sessionSecret, bound, code);
  if (stored === undefined || !timingSafeEqual(Buffer.from(stored), Buffer.from(hmac))) {
    throw wrongCode();
  }
  return async (tx) => {
    if (!(await repository.consumeCode(tx, { ...bound, hmac }, clock()))) throw wrongCode();
  };
}

function wrongCode() {
  return badRequest(authMessages.codeWrong, 'otp');
}

function seal(secret: string, { purpose, address, collegeId = '' }: Bound, code: string): string {
  const words = [purpose, address, collegeId.toLowerCase(), code];
  return createHmac('sha256', secret)
    .update(`code|${words.join('|')}`)
    .digest('base64url');
}
