import { pairOf } from '../../limits/network';
import type { Mail } from '../../mail/mails';
import type { Services } from '../../services';
import { makeCode, type Bound } from './codes';

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
