import { isTaken, tables, type Database, type Orm } from '../../database/database';
import { insertCollege } from '../../modules/colleges/colleges.repository';
import type { MailProvider } from '../../modules/students/mailbox';
import { Refusal } from '../../refusal';

/** What a college begins with, beside its community of confessions: without one nobody could post. */
export const defaultCommunities = [
  {
    name: 'Notice Board',
    description: 'What everybody should know: dates, closures, lost and found.',
  },
  {
    name: 'Hostel Life',
    description: 'Mess menus, roommates, water timings and midnight Maggi.',
  },
  {
    name: 'Placements and Internships',
    description: 'Drives, interview stories, referrals and prep groups.',
  },
] as const;

interface CollegeSummary {
  readonly id: string;
  readonly name: string;
  readonly emailSuffix: string;
  readonly state: string;
  readonly country: string;
  readonly mailProvider: MailProvider;
  readonly students: number;
  readonly communities: number;
}

const columns = `c.id, c.name, c.email_suffix as "emailSuffix", c.state, c.country,
  c.mail_provider as "mailProvider",
  (select count(*)::int from students s where s.college_id = c.id) as students,
  (select count(*)::int from communities k where k.college_id = c.id) as communities`;

export async function allColleges(database: Database): Promise<CollegeSummary[]> {
  return database.query(`select ${columns} from colleges c order by c.name, c.id`);
}

/**
 * The college that is meant by an id, an email suffix or a name.
 * @throws Refusal when there is none, or more than one of the name
 */
export async function theCollege(database: Database, meant: string): Promise<CollegeSummary> {
  const found = await database.query<CollegeSummary>(
    `select ${columns} from colleges c
     where c.id::text = $1 or c.email_suffix = $1 or c.email_suffix = '@' || $1 or lower(c.name) = $1
     order by c.id limit 2`,
    [meant.toLowerCase()],
  );
  const [college, another] = found;
  if (college === undefined) throw new Refusal(`There is no college “${meant}”.`);
  if (another) throw new Refusal(`There is more than one college “${meant}”: use its suffix.`);
  return college;
}

interface NewCollege {
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly emailSuffix: string;
  /** `other` where nothing is said. */
  readonly mailProvider?: MailProvider;
}

/**
 * Makes a college with the communities that every college begins with.
 * @returns its id
 * @throws Refusal when the suffix is taken
 */
export async function makeCollege(tx: Orm, college: NewCollege): Promise<string> {
  try {
    const { name, state, country, emailSuffix, mailProvider } = college;
    const row = { name, state, country, emailSuffix, mailProvider };
    const { id } = await insertCollege(tx, row);
    const begun = defaultCommunities.map((community) => ({ ...community, collegeId: id }));
    await tx.insert(tables.communities).values(begun);
    return id;
  } catch (error) {
    if (!isTaken(error, 'colleges_email_suffix')) throw error;
    throw new Refusal(`There is a college with ${college.emailSuffix} already.`);
  }
}
