import type { Mail } from '../../mail/mails';
import type { Services } from '../../services';
import { findByEmail } from '../students/students.repository';
import { makeCode, type Bound } from './codes';

interface Ask {
  readonly bound: Bound;
  readonly ip: string;
}

/**
 * Makes a code and mails what fits. Does the same work whether or not the address has an account;
 * the mail itself leaves in the background.
 * @param compose the mail, or undefined where none is to be sent
 */
export async function sendCode(
  services: Services,
  { bound, ip }: Ask,
  compose: (code: string, isStudent: boolean) => Mail | undefined,
): Promise<void> {
  const { database, limits, mailer } = services;
  await limits.take('code-send-address', ip);
  await limits.take('code-send', bound.address);
  const student = await findByEmail(database, bound.address);
  const code = await makeCode(services, bound).catch(async (tooSoon: unknown) => {
    await limits.giveBack('code-send', bound.address);
    throw tooSoon;
  });
  const mail = compose(code, student !== undefined);
  if (mail) mailer.send(bound.address, mail);
}
