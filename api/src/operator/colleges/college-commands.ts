import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { tables } from '../../database/database';
import { mailProviders } from '../../modules/students/mailbox';
import { placeMailboxes } from '../../modules/students/mailbox.repository';
import { collegeName, command, suffix, word } from '../command';
import { logDecision } from '../decisions';
import { counted, table } from '../output';
import { allColleges, makeCollege, theCollege } from './college-queries';

const mailProvider = z.enum(mailProviders, `must be one of ${mailProviders.join(', ')}`);

const list = command({
  name: 'colleges list',
  usage: '',
  says: 'Lists the colleges.',
  args: z.object({}),
  run: async ({ database }) => ({ colleges: await allColleges(database) }),
  tell: ({ colleges }) =>
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
  usage: '<name> --suffix <@suffix> --state <state> [--country <country>] [--mail <provider>]',
  says: 'Adds a college with the communities that every college begins with.',
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
  tell: ({ college: { name, emailSuffix } }) =>
    `Added ${name}: whoever has an address that ends in ${emailSuffix} can sign up now.`,
});

const rename = command({
  name: 'colleges rename',
  usage: '<college> <new-name>',
  says: 'Gives a college another name. <college> is its id, suffix or name.',
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
  tell: ({ college, oldName }) => `${oldName} is called ${college.name} now.`,
});

const mail = command({
  name: 'colleges mail',
  usage: '<college> <provider>',
  says: `Says whose mail servers a college has, and so which addresses are one mailbox, which has one account: ${mailProviders.join(', ')}.`,
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
  tell: ({ college, shared }) =>
    `The mail of ${college.name} is read as that of ${college.mailProvider}. ` +
    `${counted(shared, 'account')} shared a mailbox with an older one and stay: students shared.`,
});

export const collegeCommands = [list, add, rename, mail];
