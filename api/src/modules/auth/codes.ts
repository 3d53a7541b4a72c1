import { authMessages, limits as figures } from '@campus/contract';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { later } from '../../clock';
import type { Orm } from '../../database/database';
import { badRequest, tooMany } from '../../http/errors';
import { networkOf, pairOf } from '../../limits/limits';
import type { Mail } from '../../mail/mails';
import type { Services } from '../../services';
import * as repository from './codes.repository';

/** An address is a college's when exactly what follows the name is the college's suffix. */
export function belongsTo(email: string, college: { emailSuffix: string }): boolean {
  return email.slice(email.indexOf('@')).toLowerCase() === college.emailSuffix;
}

interface Ask {
  readonly bound: Bound;
  /** Where mail to the address arrives; see `mailboxOf`. */
  readonly mailbox: string;
  /** Whether there is an account already. */
  isStudent(): Promise<boolean>;
}

/**
 * Makes a code and mails what fits. Does the same work whether or not the address has an account;
 * the mail itself leaves in the background.
 * @param compose the mail, or undefined where none is to be sent
 */
export async function sendCode(
  services: Services,
  { bound, mailbox, isStudent }: Ask,
  compose: (code: string, isStudent: boolean) => Mail | undefined,
): Promise<void> {
  const { limits, mailer } = services;
  const pair = pairOf(bound.ip, mailbox);
  await limits.take('code-send', pair);
  await limits.take('code-send-mailbox', mailbox);
  const known = await isStudent();
  const code = await makeCode(services, bound).catch(async (tooSoon: unknown) => {
    await Promise.all([
      limits.giveBack('code-send', pair),
      limits.giveBack('code-send-mailbox', mailbox),
    ]);
    throw tooSoon;
  });
  const mail = compose(code, known);
  if (mail) mailer.send(bound.address, mail);
}

type Needs = Pick<Services, 'config' | 'database' | 'clock'>;

/** What a code is bound to: one that was made for something else does not fit. */
interface Bound extends repository.CodeOwner {
  readonly collegeId?: string;
  /** From where it is asked for or tried. */
  readonly ip: string;
}

/**
 * Of the five tries of a code, those that networks get that did not ask for it: whoever asked keeps two, and a
 * student who asks on a laptop and types on a phone has three.
 */
const triesElsewhere = 3;

/**
 * Makes a code and stores its HMAC. It is also made where no mail will bring it, so that nothing
 * about the answer depends on who is registered.
 * @throws ApiError 429 while the one before is younger than a minute
 */
export async function makeCode({ config, database, clock }: Needs, bound: Bound): Promise<string> {
  const code = String(randomInt(10 ** figures.codeDigits)).padStart(figures.codeDigits, '0');
  const now = clock();
  const row = {
    address: bound.address,
    purpose: bound.purpose,
    network: networkHmac(config.sessionSecret, bound),
    collegeId: bound.collegeId ?? null,
    hmac: codeHmac(config.sessionSecret, bound, code),
    sentAt: now,
    expiresAt: later(now, figures.codeMinutes * 60),
  };
  const notBefore = later(now, -figures.codeResendSeconds);
  const tooSoonAfter = await repository.replaceCode(database.orm, row, notBefore);
  if (tooSoonAfter) {
    const again = later(tooSoonAfter, figures.codeResendSeconds);
    const wait = (again.getTime() - now.getTime()) / 1000;
    throw tooMany(Math.max(1, wait), authMessages.codeTooSoon);
  }
  return code;
}

/** Uses the code up, in the transaction of what it allows. */
type Consume = (tx: Orm) => Promise<void>;

/**
 * Counts as one of five tries, right or wrong. Wrong ones are the business of the network that they come from:
 * it may try so many codes, and so many of one mailbox. The mailbox itself is never closed to its owner. The
 * route has taken `code-check-address` before it read the code; a right one gives it back.
 * @throws ApiError 400 when the code is wrong, old, used, or for something else; 429 for a network that guesses
 */
export async function checkCode(
  { config, database, clock, limits }: Needs & Pick<Services, 'limits'>,
  bound: Bound,
  code: string,
): Promise<Consume> {
  const pair = pairOf(bound.ip, bound.address);
  await limits.take('code-check', pair);
  const asker = { ...bound, network: networkHmac(config.sessionSecret, bound) };
  const rules = { now: clock(), tries: figures.codeTries, triesElsewhere };
  const stored = await repository.countTry(database.orm, asker, rules);
  const hmac = codeHmac(config.sessionSecret, bound, code);
  const isRight = stored.some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(hmac)));
  // Where no code was tried, none was guessed at: that is the network's affair alone.
  if (isRight || stored.length === 0) await limits.giveBack('code-check', pair);
  if (!isRight) throw wrongCode();
  await limits.giveBack('code-check-address', bound.ip);
  return async (tx) => {
    if (!(await repository.consumeCode(tx, { ...bound, hmac }, clock()))) throw wrongCode();
  };
}

function wrongCode() {
  return badRequest(authMessages.codeWrong, 'otp');
}

function codeHmac(secret: string, { purpose, address, collegeId = '' }: Bound, code: string) {
  return hmacOf(secret, ['code', purpose, address, collegeId.toLowerCase(), code]);
}

function networkHmac(secret: string, { ip }: Bound): string {
  return hmacOf(secret, ['network', networkOf(ip)]);
}

function hmacOf(secret: string, words: readonly string[]): string {
  return createHmac('sha256', secret).update(words.join('|')).digest('base64url');
}
