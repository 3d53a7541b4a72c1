import { authMessages, limits as figures } from '@campus/contract';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { later } from '../../clock';
import type { Orm } from '../../database/database';
import { badRequest, tooMany } from '../../http/errors';
import { networkOf, pairOf } from '../../limits/limits';
import type { Mail } from '../../mail/mails';
import type { Services } from '../../services';
import { knownBrowser } from '../../sessions/known-browsers';
import * as repository from './codes.repository';

/** An address belongs to a college if the part after the name is exactly the college's suffix. */
export function belongsTo(email: string, college: { emailSuffix: string }): boolean {
  return email.slice(email.indexOf('@')).toLowerCase() === college.emailSuffix;
}

interface Ask {
  readonly bound: Bound;
  /** The mailbox that the address delivers to; see `mailboxOf`. */
  readonly mailbox: string;
  /** Whether the address already has an account. */
  isStudent(): Promise<boolean>;
}

/**
 * Creates a code and sends the fitting mail. Does the same work whether or not the address has an account;
 * the mail is sent in the background.
 * @param compose the mail, or undefined if none is to be sent
 */
export async function sendCode(
  services: Services,
  { bound, mailbox, isStudent }: Ask,
  compose: (code: string, isStudent: boolean) => Mail | undefined,
): Promise<void> {
  const { limits, mailer } = services;
  // Resets of an address without an account, which send nothing, must not count against its sign-up.
  const box = `${bound.purpose} ${mailbox}`;
  const taken = [await limits.take('code-send', pairOf(bound.from, box))];
  // Others may have used up the mailbox's limit; for its owner the lower limit above is enough.
  if (bound.from !== knownBrowser) taken.push(await limits.take('code-send-mailbox', box));
  const known = await isStudent();
  const code = await makeCode(services, bound).catch(async (tooSoon: unknown) => {
    await Promise.all(taken.map((giveBack) => giveBack()));
    throw tooSoon;
  });
  const mail = compose(code, known);
  if (mail) mailer.send(bound.address, mail);
}

type Needs = Pick<Services, 'config' | 'database' | 'clock'>;

/** What a code is bound to: a code created for something else is not accepted. */
interface Bound extends repository.CodeOwner {
  readonly collegeId?: string;
  /** The IP address that requests or tries the code, or `knownBrowser`. */
  readonly from: string;
}

/**
 * Of the five tries of a code, the number for networks that did not request it. The requesting network keeps
 * two, and a student who requests on a laptop and types on a phone has three.
 */
const triesElsewhere = 3;

/**
 * Creates a code and stores its HMAC, even if no mail will deliver it, so that the answer does not depend on
 * who is registered.
 * @throws ApiError 429 while the previous code is younger than a minute
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

/** Consumes the code, in the same transaction as the action that it allows. */
type Consume = (tx: Orm) => Promise<void>;

/**
 * Counts as one of five tries, right or wrong. Wrong tries count against the network that sends them: it has
 * a limit for all codes and one for each mailbox. The owner is never locked out of the mailbox. The route
 * takes `code-check-address` before it reads the code, and gives it back for a right code.
 * @throws ApiError 400 if the code is wrong, old, used, or for something else; 429 for a network that guesses
 */
export async function checkCode(
  { config, database, clock, limits }: Needs & Pick<Services, 'limits'>,
  bound: Bound,
  code: string,
): Promise<Consume> {
  const giveBack = await limits.take('code-check', pairOf(bound.from, bound.address));
  const asker = { ...bound, network: networkHmac(config.sessionSecret, bound) };
  const rules = { now: clock(), tries: figures.codeTries, triesElsewhere };
  const stored = await repository.countTry(database.orm, asker, rules);
  const hmac = codeHmac(config.sessionSecret, bound, code);
  const isRight = stored.some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(hmac)));
  // If no code was tried, nothing was guessed: only the network's limit counts it.
  if (isRight || stored.length === 0) await giveBack();
  if (!isRight) throw wrongCode();
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

function networkHmac(secret: string, { from }: Bound): string {
  return hmacOf(secret, ['network', networkOf(from)]);
}

function hmacOf(secret: string, words: readonly string[]): string {
  return createHmac('sha256', secret).update(words.join('|')).digest('base64url');
}
