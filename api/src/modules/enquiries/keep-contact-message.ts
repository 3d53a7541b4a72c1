import type { BodyOf, sendContactMessage } from '@campus/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { contactMessage } from '../../mail/mails';
import type { Services } from '../../services';
import { insertContactMessage } from './enquiries.repository';

type Message = BodyOf<typeof sendContactMessage>;

/**
 * Keeps a message of the contact page and then mails it, where there is somewhere to mail it to: whatever
 * becomes of the mail, the message is not lost.
 * @param key the `Idempotency-Key` of the call, if it has one
 */
export async function keepContactMessage(
  { config, database, clock, mailer }: Services,
  message: Message,
  key: string | string[] | undefined,
): Promise<void> {
  const id = typeof key === 'string' ? idOf(message, key, config.sessionSecret) : randomUUID();
  const isNew = await insertContactMessage(database, { id, ...message, createdAt: clock() });
  if (isNew && config.contactAddress !== undefined) {
    mailer.send(config.contactAddress, contactMessage(message));
  }
}

/**
 * A visitor is nobody whose keys could be remembered, so the id does it: the same submit has the same one
 * however often it arrives. Another message has another, even under a key that somebody else chose too.
 */
function idOf({ name, email, subject, message }: Message, key: string, secret: string): string {
  const submit = JSON.stringify(['contact', key, name, email, subject, message]);
  const hex = createHmac('sha256', secret).update(submit).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
