import { sql } from 'drizzle-orm';
import { rows, type Database, type Orm } from '../../database/database';
import { mailboxOf, type MailProvider } from './mailbox';

/** Whether somebody has signed up with the address, or with another one of its mailbox. */
export async function isRegistered(
  database: Database,
  { email, mailbox }: { readonly email: string; readonly mailbox: string },
): Promise<boolean> {
  const found = await database.query('select 1 from students where mailbox = $1 or email = $2', [
    mailbox,
    email,
  ]);
  return found.length > 0;
}

interface Placed {
  readonly id: string;
  readonly mailbox: string;
}

/**
 * Puts down anew which mailbox every student of a college has. Of several accounts with one mailbox the oldest
 * has it and the others stay as they are, with none: nobody loses an account, and no further one is made.
 * @returns how many have none
 */
export async function placeMailboxes(
  tx: Orm,
  collegeId: string,
  provider: MailProvider,
): Promise<number> {
  const students = await rows<{ id: string; email: string }>(
    tx,
    sql`select id, email from students where college_id = ${collegeId}
      order by created_at, id for update`,
  );
  const placed = new Map<string, Placed>();
  for (const { id, email } of students) {
    const mailbox = mailboxOf(email, provider);
    if (!placed.has(mailbox)) placed.set(mailbox, { id, mailbox });
  }
  // All at first: the index looks at every row by itself.
  await rows(tx, sql`update students set mailbox = null where college_id = ${collegeId}`);
  await rows(
    tx,
    sql`update students s set mailbox = v.mailbox
      from jsonb_to_recordset(${JSON.stringify([...placed.values()])}::jsonb) as v(id uuid, mailbox text)
      where s.college_id = ${collegeId} and s.id = v.id`,
  );
  return students.length - placed.size;
}
