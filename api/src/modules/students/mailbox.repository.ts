import { sql } from 'drizzle-orm';
import { type Database, type Orm, rows } from '../../database/database';

/** How a college's mail servers interpret an address. */
const rules = {
  /** Unknown: nearly all servers ignore the text after a +. */
  other: { ignoresTags: true, ignoresDots: false },
  /** Google Workspace. Dots are significant, unlike in addresses that end in @gmail.com. */
  google: { ignoresTags: true, ignoresDots: false },
  gmail: { ignoresTags: true, ignoresDots: true },
  microsoft: { ignoresTags: true, ignoresDots: false },
  zoho: { ignoresTags: true, ignoresDots: false },
  fastmail: { ignoresTags: true, ignoresDots: false },
  /** A + is a normal character: different addresses belong to different people. */
  exact: { ignoresTags: false, ignoresDots: false },
} as const;

export type MailProvider = keyof typeof rules;

export const mailProviders = Object.keys(rules) as [MailProvider, ...MailProvider[]];

/** The mailbox that an address delivers to, in lower case: one student per mailbox. */
export function mailboxOf(email: string, provider: MailProvider): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const { ignoresTags, ignoresDots } = rules[provider];
  const untagged = ignoresTags && name.includes('+') ? name.slice(0, name.indexOf('+')) : name;
  const box = ignoresDots ? untagged.replaceAll('.', '') : untagged;
  return `${box === '' ? name : box}${address.slice(at)}`;
}

/** Whether a student has signed up with the address, or with another address of its mailbox. */
export async function isRegistered(
  database: Database,
  { email, mailbox }: { readonly email: string; readonly mailbox: string },
): Promise<boolean> {
  const list = await database.query('select 1 from students where mailbox = $1 or email = $2', [
    mailbox,
    email,
  ]);
  return list.length > 0;
}

interface Placed {
  readonly id: string;
  readonly mailbox: string;
}

/**
 * Stores again which mailbox each student of a college has. If several accounts have the same mailbox, the
 * oldest gets it and the others have none: no account is lost, and no further one can be created.
 * @returns the number of accounts without a mailbox
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
  // All are set to null first: the unique index checks every row separately.
  await rows(tx, sql`update students set mailbox = null where college_id = ${collegeId}`);
  await rows(
    tx,
    sql`update students s set mailbox = v.mailbox
      from jsonb_to_recordset(${JSON.stringify([...placed.values()])}::jsonb) as v(id uuid, mailbox text)
      where s.college_id = ${collegeId} and s.id = v.id`,
  );
  return students.length - placed.size;
}

/**
 * Gives the mailbox of an erased account to the oldest account that shares it: as long as one is left, nobody can
 * sign up with another address of the mailbox. Only the rows of accounts without a mailbox are read.
 * @param email the address of the erased account
 */
export async function passMailboxOn(tx: Orm, collegeId: string, email: string): Promise<void> {
  const sharing = await rows<{ id: string; email: string; provider: MailProvider }>(
    tx,
    sql`select s.id, s.email, c.mail_provider as provider from students s
      join colleges c on c.id = s.college_id
      where s.college_id = ${collegeId} and s.mailbox is null order by s.created_at, s.id`,
  );
  const heir = sharing.find((one) => {
    return mailboxOf(one.email, one.provider) === mailboxOf(email, one.provider);
  });
  if (heir === undefined) return;
  const mailbox = mailboxOf(email, heir.provider);
  await rows(
    tx,
    sql`update students set mailbox = ${mailbox} where college_id = ${collegeId} and id = ${heir.id}
      and not exists (select 1 from students holder where holder.mailbox = ${mailbox})`,
  );
}
