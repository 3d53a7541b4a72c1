import { tables, type Database, type Orm } from '../../database/database';
import type { MailProvider } from '../students/mailbox';

const { colleges, communities } = tables;

interface CollegeRow {
  readonly _id: string;
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly emailSuffix: string;
}

const columns = `id as "_id", name, state, country, email_suffix as "emailSuffix"`;

export async function listColleges(database: Database): Promise<CollegeRow[]> {
  return database.query<CollegeRow>(`select ${columns} from colleges order by name, id`);
}

/** A college and how its addresses are read. */
interface FoundCollege extends CollegeRow {
  readonly mailProvider: MailProvider;
}

/** @param id anything a client sent; what is no id finds nothing */
export async function findCollege(
  database: Database,
  id: string,
): Promise<FoundCollege | undefined> {
  const [college] = await database.query<FoundCollege>(
    `select ${columns}, mail_provider as "mailProvider" from colleges where id::text = $1`,
    [id.toLowerCase()],
  );
  return college;
}

/** A college begins with its community of confessions: there is exactly one, from the first day. */
export async function insertCollege(orm: Orm, college: typeof colleges.$inferInsert) {
  const [row] = await orm
    .insert(colleges)
    .values({ ...college, emailSuffix: college.emailSuffix.toLowerCase() })
    .returning();
  if (row === undefined) throw new Error('The college was not stored.');
  const [confessions] = await orm
    .insert(communities)
    .values({
      collegeId: row.id,
      name: 'Confession',
      description: 'Say what you never told anybody. Nobody learns who wrote it.',
      isConfession: true,
    })
    .returning({ id: communities.id });
  if (confessions === undefined) throw new Error('The community of confessions was not stored.');
  return { ...row, confessionsId: confessions.id };
}
