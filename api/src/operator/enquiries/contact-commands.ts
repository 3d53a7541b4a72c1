import { Refusal } from '@campus/node-tools/refusal';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { tables, type Database } from '../../database/database';
import { command, flag, id, sheet, table } from '../command';
import { logDecision } from '../decisions';

interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
}

const select = `select id, name, email, subject, message, created_at as "createdAt"
  from contact_messages`;

async function theMessage(database: Database, wanted: string): Promise<ContactMessage> {
  const [message] = await database.query<ContactMessage>(`${select} where id = $1`, [wanted]);
  if (message === undefined) throw new Refusal(`There is no message ${wanted}.`);
  return message;
}

const list = command({
  name: 'contact list',
  description: 'Lists the messages from the contact page.',
  args: z.object({}),
  run: async ({ database }) => ({
    messages: await database.query<ContactMessage>(`${select} order by created_at desc, id`),
  }),
  toText: ({ messages }) =>
    table(messages, {
      createdAt: 'Written at',
      name: 'Name',
      email: 'Address',
      subject: 'Subject',
      id: 'Id',
    }),
});

const show = command({
  name: 'contact show',
  takes: (it) => it.argument('<id>'),
  description: 'Shows a message from the contact page.',
  args: z.object({ id }),
  run: async ({ database }, { id: wanted }) => ({ message: await theMessage(database, wanted) }),
  toText: ({ message }) =>
    sheet({
      From: `${message.name}, ${message.email}`,
      'Written at': message.createdAt,
      Subject: message.subject,
      Message: message.message,
    }),
});

const remove = command({
  name: 'contact remove',
  takes: (it) => it.argument('<id>').option('--dry-run'),
  description: 'Permanently deletes a message from the contact page.',
  args: z.object({ id, dryRun: flag }),
  async run({ database, clock }, { id: wanted, dryRun }) {
    const message = await theMessage(database, wanted);
    if (!dryRun) {
      await database.transaction(async (tx) => {
        const { contactMessages } = tables;
        await tx.delete(contactMessages).where(eq(contactMessages.id, wanted));
        await logDecision(tx, { action: 'contact remove', subjectId: wanted, now: clock() });
      });
    }
    return { message, dryRun };
  },
  toText: ({ message: { name, subject }, dryRun }) =>
    dryRun
      ? `This would remove “${subject}” by ${name}. Nothing was changed.`
      : `Removed “${subject}” by ${name}.`,
});

export const contactCommands = [list, show, remove];
