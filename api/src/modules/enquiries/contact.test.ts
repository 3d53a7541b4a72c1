import { randomUUID } from 'node:crypto';
import { describeOnEachDatabase, type Harness } from '../../testing';

const office = 'office@campus.example';
const sent = { message: 'Thank you for your message! We will get back to you soon.' };

const letter = (more: object = {}) => ({
  name: 'Asha',
  email: `asha-${randomUUID().slice(0, 8)}@home.example`,
  subject: 'A question',
  message: 'How do I join?',
  ...more,
});

const write = (t: Harness, body: unknown, headers: Record<string, string> = {}) =>
  t.visitor().post('/api/contact', body, headers);

const kept = (t: Harness, email: string) =>
  t.api.services.database.query<Record<string, string>>(
    'select name, email, subject, message from contact_messages where email = $1',
    [email],
  );

describeOnEachDatabase(
  'a contact message',
  (t) => {
    it('is stored, mailed to the contact address and acknowledged', async () => {
      const body = letter({ name: '  Asha\tRao ', message: ' One\nTwo ' });
      const answer = await write(t, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, sent]);
      const { email, subject } = body;
      expect(await kept(t, email)).toEqual([
        { name: 'Asha Rao', email, subject, message: 'One\nTwo' },
      ]);
      const mail = await t.postbox.mailTo(office);
      expect(mail).toMatchObject({
        subject: 'A message from the contact page',
        replyTo: { address: email },
        text: expect.stringContaining(`Asha Rao (${email}) wrote:\n\nA question\n\nOne\nTwo`),
      });
    });

    it.each(['name', 'email', 'subject', 'message'])('requires %s', async (field) => {
      const { [field as 'name']: _left, ...without } = letter();
      for (const body of [without, letter({ [field]: ' \n ' }), letter({ [field]: 7 })]) {
        const answer = await write(t, body);
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { message: 'Please fill in all fields', field },
        ]);
      }
    });

    it.each(['asha', 'asha@home', '@home.example', 'a b@home.example', 'a@x.example, b@y.example'])(
      'rejects the email address %s',
      async (email) => {
        const answer = await write(t, letter({ email }));
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { message: 'Please enter a valid email address', field: 'email' },
        ]);
        expect(await kept(t, email)).toEqual([]);
      },
    );

    it.each([
      ['name', 151],
      ['subject', 151],
      ['message', 5001],
    ])('rejects a %s that is too long', async (field, length) => {
      const answer = await write(t, letter({ [field]: 'x'.repeat(length) }));
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'This is too long', field },
      ]);
    });

    it('ignores recipients in the request body', async () => {
      const to = 'victim@elsewhere.example';
      const body = letter();
      const answer = await write(t, { ...body, to, bcc: to, cc: [to], replyTo: to });
      expect(answer.statusCode).toBe(200);
      expect(await kept(t, body.email)).toHaveLength(1);
      await t.postbox.mailTo(office, 2);
      expect(t.postbox.mails.every(({ address }) => address === office)).toBe(true);
      expect(JSON.stringify(t.postbox.mails)).not.toContain(to);
    });

    it('is escaped in the HTML mail', async () => {
      const number = t.postbox.mails.length + 1;
      const name = '<b>"Asha" & co</b>';
      const message = '<script>alert(1)</script>\nhttps://x.example/"onclick="steal()\r\nBye';
      expect((await write(t, letter({ name, message }))).statusCode).toBe(200);
      const { html } = await t.postbox.mailTo(office, number);
      expect(html).toContain('&lt;b&gt;&quot;Asha&quot; &amp; co&lt;/b&gt;');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>');
      const link = 'https://x.example/&quot;onclick=&quot;steal()';
      expect(html).toContain(`<br><a href="${link}">${link}</a><br>Bye</p>`);
    });

    it('is stored and mailed once for eight identical submits with one key', async () => {
      const before = t.postbox.mails.length;
      const body = letter();
      const key = { 'idempotency-key': 'contact-once' };
      const answers = await Promise.all(Array.from({ length: 8 }, () => write(t, body, key)));
      expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => sent));
      expect(await kept(t, body.email)).toHaveLength(1);
      const other = { ...body, message: 'One thing more' };
      expect((await write(t, other, key)).statusCode).toBe(200);
      expect(await kept(t, body.email)).toHaveLength(2);
      await t.postbox.mailTo(office, before + 2);
      expect(t.postbox.mails).toHaveLength(before + 2);
    });

    it('from a student leaves no content in the log', async () => {
      const student = await t.student();
      const body = letter({ name: 'Nobody Else', subject: 'Only between us' });
      expect((await student.post('/api/contact', body)).statusCode).toBe(200);
      const log = t.log.join('');
      for (const text of [body.name, body.email, body.subject, body.message, office]) {
        expect(log).not.toContain(text);
      }
      expect(log).not.toContain('CONTACT_ADDRESS');
    });
  },
  { contactAddress: office },
);

describeOnEachDatabase('a contact message without CONTACT_ADDRESS', (t) => {
  it('is stored but not mailed, and the log names the missing setting once', async () => {
    const bodies = [letter({ to: office }), letter()];
    for (const body of bodies) {
      const answer = await write(t, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, sent]);
      expect(await kept(t, body.email)).toHaveLength(1);
    }
    await t.api.services.mailer.close();
    expect(t.postbox.mails).toEqual([]);
    expect(t.log.filter((line) => line.includes('CONTACT_ADDRESS'))).toHaveLength(1);
  });
});

describeOnEachDatabase(
  'contact messages and requests for colleges',
  (t) => {
    it('share a rate limit of ten per hour and IP address', async () => {
      const statuses = [];
      for (let count = 0; count < 9; count += 1) {
        statuses.push((await write(t, letter())).statusCode);
      }
      const college = {
        requesterName: 'Asha',
        requesterEmail: 'asha@home.example',
        requesterPhone: '98765 43210',
        name: 'Konkan Institute',
        state: 'Maharashtra',
        country: 'India',
        emailSuffix: '@konkan.edu.example',
        contactEmail: 'office@konkan.edu.example',
        reason: 'We would like to join.',
      };
      const ask = () => t.visitor().post('/api/college-request', college);
      statuses.push((await ask()).statusCode);
      expect(statuses).toEqual(statuses.map(() => 200));
      const body = letter();
      for (const refused of [await write(t, body), await ask()]) {
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
      }
      expect(await kept(t, body.email)).toEqual([]);
    });
  },
  { rateLimits: true },
);
