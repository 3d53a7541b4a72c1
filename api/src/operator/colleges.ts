import { Refusal } from '@campus/node-tools/refusal';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type Database, isTaken, type Orm, tables } from '../database/database';
import { insertCollege } from '../modules/colleges/colleges';
import {
  type MailProvider,
  mailProviders,
  placeMailboxes,
} from '../modules/students/mailbox.repository';
import { collegeName, command, suffix, table, word } from './command';
import { logDecision } from './decisions';

/** The initial communities, beside the one for confessions: without one nobody could post. */
export const defaultCommunities = [
  {
    name: 'Notice Board',
    description: 'What everyone should know: dates, closures, lost and found.',
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

async function allColleges(database: Database): Promise<CollegeSummary[]> {
  return database.query(`select ${columns} from colleges c order by c.name, c.id`);
}

/**
 * The college with a given id, email suffix or name.
 * @throws Refusal if there is none, or several with that name
 */
export async function theCollege(database: Database, meant: string): Promise<CollegeSummary> {
  const list = await database.query<CollegeSummary>(
    `select ${columns} from colleges c
     where c.id::text = $1 or c.email_suffix = $1 or c.email_suffix = '@' || $1 or lower(c.name) = $1
     order by c.id limit 2`,
    [meant.toLowerCase()],
  );
  const [college, another] = list;
  if (college === undefined) throw new Refusal(`There is no college “${meant}”.`);
  if (another) throw new Refusal(`More than one college “${meant}” exists: use its suffix.`);
  return college;
}

interface NewCollege {
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly emailSuffix: string;
  /** `other` if not given. */
  readonly mailProvider?: MailProvider;
}

/**
 * Creates a college with its initial communities.
 * @returns its id
 * @throws Refusal if the suffix is taken
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
    throw new Refusal(`A college with ${college.emailSuffix} already exists.`);
  }
}

const mailProvider = z.enum(mailProviders, `must be one of ${mailProviders.join(', ')}`);

const list = command({
  name: 'colleges list',
  description: 'Lists the colleges.',
  args: z.object({}),
  run: async ({ database }) => ({ colleges: await allColleges(database) }),
  toText: ({ colleges }) =>
    table(colleges, {
      name: 'College',
      emailSuffix: 'Suffix',
      state: 'State',
      country: 'Country',
      mailProvider: 'Mail',
      students: 'Students',
      communities: 'Communities',
      id: 'Id',
    }),
});

const add = command({
  name: 'colleges add',
  takes: (it) =>
    it
      .argument('<name>')
      .requiredOption('--suffix <@suffix>')
      .requiredOption('--state <state>')
      .option('--country <country>')
      .option('--mail <provider>'),
  description: 'Adds a college with the default communities.',
  args: z.object({
    name: collegeName,
    suffix,
    state: collegeName,
    country: collegeName.default('India'),
    mail: mailProvider.default('other'),
  }),
  begins: true,
  async run({ database, clock }, { suffix: emailSuffix, mail, ...names }) {
    const id = await database.transaction(async (tx) => {
      const made = await makeCollege(tx, { ...names, emailSuffix, mailProvider: mail });
      await logDecision(tx, { action: 'colleges add', subjectId: made, now: clock() });
      return made;
    });
    return { college: await theCollege(database, id) };
  },
  toText: ({ college: { name, emailSuffix } }) =>
    `Added ${name}: students with an address ending in ${emailSuffix} can now sign up.`,
});

const rename = command({
  name: 'colleges rename',
  takes: (it) => it.argument('<college>').argument('<new-name>'),
  description: 'Renames a college. <college> is its id, suffix or name.',
  args: z.object({ college: word, newName: collegeName }),
  async run({ database, clock }, { college, newName }) {
    const { id, name: oldName } = await theCollege(database, college);
    await database.transaction(async (tx) => {
      const { colleges } = tables;
      await tx.update(colleges).set({ name: newName }).where(eq(colleges.id, id));
      await logDecision(tx, { action: 'colleges rename', subjectId: id, now: clock() });
    });
    return { college: await theCollege(database, id), oldName };
  },
  toText: ({ college, oldName }) => `Renamed ${oldName} to ${college.name}.`,
});

const mail = command({
  name: 'colleges mail',
  takes: (it) => it.argument('<college>').argument('<provider>'),
  description: `Sets the mail provider of a college, and so which addresses are the same mailbox (one account each): ${mailProviders.join(', ')}.`,
  args: z.object({ college: word, provider: mailProvider }),
  async run({ database, clock }, { college, provider }) {
    const { id } = await theCollege(database, college);
    const shared = await database.transaction(async (tx) => {
      const { colleges } = tables;
      await tx.update(colleges).set({ mailProvider: provider }).where(eq(colleges.id, id));
      await logDecision(tx, { action: 'colleges mail', subjectId: id, now: clock() });
      return placeMailboxes(tx, id, provider);
    });
    return { college: await theCollege(database, id), shared };
  },
  toText: ({ college, shared }) =>
    `The mail provider of ${college.name} is now ${college.mailProvider}. ` +
    `Accounts that share a mailbox with an older one and are kept: ${shared}. See students shared.`,
});

export const collegeCommands = [list, add, rename, mail];
