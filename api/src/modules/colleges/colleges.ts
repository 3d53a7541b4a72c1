import { listColleges } from '@campus/contract';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { createCollegeCache } from '../../college-cache/college-cache';
import { type Database, type Orm, tables } from '../../database/database';
import { answerSchema, JsonAnswer, route } from '../../http/route';
import type { Services } from '../../services';
import type { MailProvider } from '../students/mailbox.repository';

const { colleges, communities } = tables;

interface CollegeRow {
  readonly _id: string;
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly emailSuffix: string;
}

const columns = `id as "_id", name, state, country, email_suffix as "emailSuffix"`;

async function readColleges(database: Database): Promise<CollegeRow[]> {
  return database.query<CollegeRow>(`select ${columns} from colleges order by name, id`);
}

/** A college and the rules for its email addresses. */
interface FoundCollege extends CollegeRow {
  readonly mailProvider: MailProvider;
}

/** @param id any text from a client; an invalid id finds nothing */
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

/** Every college has exactly one community of confessions, created together with it. */
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
      description: "Say what you've never told anyone. No student can see who wrote it.",
      isConfession: true,
    })
    .returning({ id: communities.id });
  if (confessions === undefined) throw new Error('The community of confessions was not stored.');
  return { ...row, confessionsId: confessions.id };
}

const write = fastJson(answerSchema(listColleges));

/** The list is the same for all callers. */
const everybody = 'all';

export function collegeRoutes(app: FastifyInstance, { database, changes }: Services): void {
  const all = createCollegeCache({
    changes: { ofCollege: changes.ofSite },
    load: async () => new JsonAnswer(write(await readColleges(database))),
  });
  route(app, listColleges, {
    access: 'public',
    handler: () => all.known(everybody) ?? all.read(everybody),
  });
}
