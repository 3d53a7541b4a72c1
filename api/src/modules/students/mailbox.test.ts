import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '../../database/database';
import { operate } from '../../operator/operate-fixture';
import { describeOnEachDatabase, type TestCollege } from '../../testing';
import { eraseDueStudents } from './erasure/erase-student';
import { mailboxOf, type MailProvider } from './mailbox.repository';

test.each<[MailProvider, string, string]>([
  ['other', 'Asha+x@college.example', 'asha@college.example'],
  ['other', 'asha+x+y@college.example', 'asha@college.example'],
  ['other', 'a.sha@college.example', 'a.sha@college.example'],
  ['other', '+x@college.example', '+x@college.example'],
  ['google', 'a.sha+x@college.example', 'a.sha@college.example'],
  ['gmail', 'A.s.ha+x@gmail.com', 'asha@gmail.com'],
  ['gmail', '.+x@gmail.com', '.+x@gmail.com'],
  ['microsoft', 'a.sha+x@college.example', 'a.sha@college.example'],
  ['exact', 'Asha+x@college.example', 'asha+x@college.example'],
])('mailboxOf with provider %s maps %s to %s', (provider, email, mailbox) =>
  expect(mailboxOf(email, provider)).toBe(mailbox),
);

describeOnEachDatabase('a mailbox with several addresses', (t) => {
  const password = 'monsoon-2026';
  const ask = (college: TestCollege, name: string) =>
    t.visitor().post('/api/auth/send-otp', {
      email: `${name}${college.emailSuffix}`,
      college_id: college.id,
    });

  async function join(college: TestCollege, name: string, username: string) {
    expect((await ask(college, name)).statusCode).toBe(200);
    const email = `${name.toLowerCase()}${college.emailSuffix}`;
    const otp = await t.postbox.codeFor(email);
    const form = { email, college_id: college.id, username, password, otp };
    expect((await t.visitor().post('/api/auth/verify-otp-register', form)).statusCode).toBe(200);
    return email;
  }

  it('has one account, and a second sign-up gets a mail about it', async () => {
    const college = await t.college();
    await join(college, 'asha+campus', 'asha_first');
    t.advance(61);
    for (const name of ['asha', 'Asha+2', 'asha+campus']) {
      expect((await ask(college, name)).json()).toEqual({
        message: 'OTP sent to your email! Please check your inbox.',
      });
    }
    for (const name of ['asha', 'asha+2']) {
      const mail = await t.postbox.mailTo(`${name}${college.emailSuffix}`);
      expect(mail.subject).toBe('You already have a Campus account');
    }
  });

  it('signs in only with the address used at sign-up, in any case', async () => {
    const college = await t.college();
    const email = await join(college, 'Ravi+Campus', 'ravi_first');
    const login = (address: string) =>
      t.visitor().post('/api/auth/login', { email: address, password });
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(email.toUpperCase())).statusCode).toBe(200);
    expect((await login(`ravi${college.emailSuffix}`)).statusCode).toBe(401);
  });

  it('gets one account when two of its addresses sign up at once', async () => {
    const college = await t.college();
    const forms = await Promise.all(
      ['mira', 'mira+2'].map(async (name, at) => {
        await ask(college, name);
        const email = `${name}${college.emailSuffix}`;
        const otp = await t.postbox.codeFor(email);
        return { email, college_id: college.id, username: `mira_${at}`, password, otp };
      }),
    );
    const answers = await Promise.all(
      forms.map((form) => t.visitor().post('/api/auth/verify-otp-register', form)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  async function mailboxes(college: TestCollege) {
    const found = await t.api.services.database.query<{ email: string; mailbox: string | null }>(
      'select email, mailbox from students where college_id = $1 order by created_at, id',
      [college.id],
    );
    return found.map(({ email, mailbox }) => [
      email.slice(0, email.indexOf('@')),
      mailbox && mailbox.slice(0, mailbox.indexOf('@')),
    ]);
  }

  /** Accounts created before this rule existed, oldest first. */
  async function old(college: TestCollege, ...names: string[]) {
    const { database } = t.api.services;
    for (const [at, name] of names.entries()) {
      const { id } = await t.student({ college });
      await database.query(
        `update students set email = $2, mailbox = null,
           created_at = '2026-01-01'::timestamptz + $3::int * interval '1 day' where id = $1`,
        [id, `${name}${college.emailSuffix}`, at],
      );
    }
  }

  it('belongs to the oldest of several accounts after the migration', async () => {
    const college = await t.college();
    await old(college, 'dev+a', 'dev', 'dev+b', 'lone+tag', '+odd');
    const file = path.join(migrationsFolder(), '0009_mailboxes_and_codes.sql');
    const statement = readFileSync(file, 'utf8')
      .split('--> statement-breakpoint')
      .find((each) => each.includes('UPDATE "students"'));
    await t.api.services.database.query('update students set mailbox = null');
    await t.api.services.database.query(statement ?? '');
    expect(await mailboxes(college)).toEqual([
      ['dev+a', 'dev'],
      ['dev', null],
      ['dev+b', null],
      ['lone+tag', 'lone'],
      ['+odd', '+odd'],
    ]);
  });

  it('belongs to the next oldest account after the oldest is erased', async () => {
    const college = await t.college();
    await old(college, 'om+a', 'om', 'om+b', 'uma');
    await operate(t, 'colleges mail', { college: college.emailSuffix, provider: 'other' });
    const { services } = t.api;
    await services.database.query(
      `update students set delete_at = $2, delete_confessions = false
       where college_id = $1 and mailbox like 'om@%'`,
      [college.id, services.clock().toISOString()],
    );
    await eraseDueStudents(services);
    expect(await mailboxes(college)).toEqual([
      ['om', 'om'],
      ['om+b', null],
      ['uma', 'uma'],
    ]);
    expect((await ask(college, 'om+new')).statusCode).toBe(200);
    const mail = await t.postbox.mailTo(`om+new${college.emailSuffix}`);
    expect(mail.subject).toBe('You already have a Campus account');
  });

  it('is recomputed when an operator sets the mail provider of the college', async () => {
    const college = await t.college();
    await old(college, 'a.nu', 'anu', 'anu+x', 'bo');
    const given = { college: college.emailSuffix, provider: 'gmail' };
    const answer = await operate(t, 'colleges mail', given);
    expect(answer).toMatchObject({ college: { mailProvider: 'gmail' }, shared: 2 });
    expect(await mailboxes(college)).toEqual([
      ['a.nu', 'anu'],
      ['anu', null],
      ['anu+x', null],
      ['bo', 'bo'],
    ]);
    const { students } = await operate<{ students: { email: string }[] }>(t, 'students shared');
    const shared = students.map(({ email }) => email).filter((email) => /^anu/.test(email));
    const expected = ['anu', 'anu+x'].map((name) => `${name}${college.emailSuffix}`);
    expect(shared.sort()).toEqual(expected.sort());
    await operate(t, 'colleges mail', { ...given, provider: 'exact' });
    expect(await mailboxes(college)).toEqual([
      ['a.nu', 'a.nu'],
      ['anu', 'anu'],
      ['anu+x', 'anu+x'],
      ['bo', 'bo'],
    ]);
    await expect(operate(t, 'colleges mail', { ...given, provider: 'yahoo' })).rejects.toThrow(
      'must be one of other, google, gmail',
    );
  });
});
