import { randomUUID } from 'node:crypto';
import { describeOnEachDatabase, type Harness } from '../../testing';

const sent = {
  message: 'College request submitted successfully! We will review and get back to you.',
};

function aRequest(more: object = {}) {
  const word = randomUUID().slice(0, 8);
  return {
    requesterName: 'Asha Rao',
    requesterEmail: `asha@${word}.example`,
    requesterPhone: '98765 43210',
    name: 'Konkan Institute',
    state: 'Maharashtra',
    country: 'India',
    emailSuffix: `@${word}.edu.example`,
    contactEmail: `office@${word}.edu.example`,
    reason: 'Half of my friends\nstudy there.',
    ...more,
  };
}

describeOnEachDatabase('a request for a college', (t: Harness) => {
  const ask = (body: unknown) => t.visitor().post('/api/college-request', body);
  const storedWith = (emailSuffix: string) =>
    t.api.services.database.query(
      `select requester_name as "requesterName", requester_email as "requesterEmail",
         requester_phone as "requesterPhone", name, state, country, email_suffix as "emailSuffix",
         contact_email as "contactEmail", reason, decision
       from college_requests where email_suffix = $1`,
      [emailSuffix],
    );

  it('is stored as pending, from visitors and from students', async () => {
    const body = aRequest();
    const answer = await ask({ ...body, decision: 'accepted' });
    expect([answer.statusCode, answer.json()]).toEqual([200, sent]);
    expect(await storedWith(body.emailSuffix)).toEqual([{ ...body, decision: 'pending' }]);
    const student = await t.student();
    expect((await student.post('/api/college-request', aRequest())).statusCode).toBe(200);
    expect(t.log.join('')).not.toContain(body.requesterEmail);
  });

  it.each(Object.keys(aRequest()))('requires %s', async (field) => {
    const body = aRequest();
    const { [field as 'name']: _left, ...without } = body;
    for (const wrong of [without, { ...body, [field]: ' \n ' }, { ...body, [field]: null }]) {
      const answer = await ask(wrong);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'Please fill in all required fields', field },
      ]);
    }
    expect(await storedWith(body.emailSuffix)).toEqual([]);
  });

  it.each([
    ['requesterEmail', 'asha', 'Please enter a valid email address'],
    ['contactEmail', 'office@konkan', 'Please enter a valid email address'],
    ['emailSuffix', 'konkan.edu', 'Please enter the email suffix with the @, like @college.edu'],
    ['emailSuffix', '@konkan', 'Please enter the email suffix with the @, like @college.edu'],
    ['name', 'x'.repeat(151), 'This is too long'],
    ['reason', 'x'.repeat(5001), 'This is too long'],
  ])('rejects %s "%.20s" with a message for the field', async (field, text, message) => {
    const answer = await ask(aRequest({ [field]: text }));
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
  });

  it('is rejected when its email suffix belongs to a college, ignoring case', async () => {
    const { emailSuffix } = await t.college();
    for (const written of [emailSuffix, ` ${emailSuffix.toUpperCase()} `]) {
      const answer = await ask(aRequest({ emailSuffix: written }));
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { message: 'This college is already on Campus', field: 'emailSuffix' },
      ]);
    }
    expect(await storedWith(emailSuffix)).toEqual([]);
  });

  it('is stored once per requester while pending, also for eight simultaneous submits', async () => {
    const body = aRequest();
    const { emailSuffix, requesterEmail } = body;
    const written = { requesterEmail: requesterEmail.toUpperCase(), emailSuffix };
    const bodies = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? body : { ...body, ...written, reason: 'Please!' },
    );
    const answers = await Promise.all(bodies.map(ask));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, sent]),
    );
    expect(await storedWith(emailSuffix)).toHaveLength(1);
    expect((await ask(aRequest({ emailSuffix }))).statusCode).toBe(200);
    expect(await storedWith(emailSuffix)).toHaveLength(2);
  });

  it('can be made again after a refusal', async () => {
    const body = aRequest();
    await ask(body);
    await t.api.services.database.query(
      "update college_requests set decision = 'refused' where email_suffix = $1",
      [body.emailSuffix],
    );
    expect((await ask(body)).json()).toEqual(sent);
    expect(await storedWith(body.emailSuffix)).toHaveLength(2);
  });
});
