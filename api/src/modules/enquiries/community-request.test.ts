import { describeOnEachDatabase, makeCampus, type Harness, type TestStudent } from '../../testing';

const sent = {
  message: 'Community request submitted successfully! We will review and get back to you.',
};
const chess = { name: 'Chess Club', description: 'For all who play.' };

const ask = (student: TestStudent, body: unknown, key?: string) =>
  student.post('/api/community-request', body, key ? { 'idempotency-key': key } : {});

const storedOf = (t: Harness, { id }: TestStudent) =>
  t.api.services.database.query(
    `select college_id as "collegeId", name, description, decision
     from community_requests where student_id = $1 order by created_at`,
    [id],
  );

describeOnEachDatabase('a request for a community', (t) => {
  it('is stored as pending and neither listed nor logged', async () => {
    const student = await t.student();
    const body = { name: '  Chess\n Club ', description: ' For all\nwho play. ' };
    const answer = await ask(student, { ...body, decision: 'accepted', student_id: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([200, sent]);
    expect(await storedOf(t, student)).toEqual([
      {
        collegeId: student.collegeId,
        name: 'Chess Club',
        description: 'For all\nwho play.',
        decision: 'pending',
      },
    ]);
    expect((await student.get('/api/communities')).body).not.toContain('Chess');
    expect(t.log.join('')).not.toContain('Chess');
  });

  it('is rejected from a visitor', async () => {
    const answer = await t.visitor().post('/api/community-request', chess);
    expect(answer.statusCode).toBe(401);
  });

  it.each<[string, object, string]>([
    ['name', { ...chess, name: '  ' }, 'Please fill in all required fields'],
    ['name', { description: 'x' }, 'Please fill in all required fields'],
    ['description', { ...chess, description: '\n' }, 'Please fill in all required fields'],
    ['description', { name: 'x' }, 'Please fill in all required fields'],
    [
      'description',
      { name: 'x'.repeat(81), description: ' ' },
      'Please fill in all required fields',
    ],
    ['name', { ...chess, name: 'x'.repeat(81) }, 'This is too long'],
    ['description', { ...chess, description: 'x'.repeat(501) }, 'This is too long'],
  ])('rejects a missing or too long %s (%#)', async (field, body, message) => {
    const student = await t.student();
    const answer = await ask(student, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
    expect(await storedOf(t, student)).toEqual([]);
  });

  it.each([
    ['name', { ...chess, name: 'Bhosdike Club' }],
    ['description', { ...chess, description: 'No madarchod from the other hostel' }],
  ])('is rejected when its %s fails moderation', async (field, body) => {
    const student = await t.student();
    const answer = await ask(student, body);
    expect(answer.statusCode).toBe(422);
    const { type, reason, ...rest } = answer.json();
    expect([type, rest]).toEqual(['content_moderation_failed', { field, message: reason }]);
    expect(await storedOf(t, student)).toEqual([]);
  });

  it('is rejected for an existing community of the same college, ignoring case', async () => {
    const { author, stranger, community } = await makeCampus(t);
    for (const name of [community.name, ` ${community.name.toUpperCase()} `, 'CONFESSION']) {
      const answer = await ask(author, { ...chess, name });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { message: 'This community already exists', field: 'name' },
      ]);
    }
    expect(await storedOf(t, author)).toEqual([]);
    expect((await ask(stranger, { ...chess, name: community.name })).statusCode).toBe(200);
  });

  it('is rejected while the same student has one pending, but not from another student', async () => {
    const { author, other } = await makeCampus(t);
    expect((await ask(author, chess)).statusCode).toBe(200);
    const again = await ask(author, { name: 'CHESS club', description: 'Please!' });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        message: "You've already requested this community. We'll get back to you.",
        field: 'name',
      },
    ]);
    expect(await storedOf(t, author)).toHaveLength(1);
    expect((await ask(other, chess)).statusCode).toBe(200);
    await t.api.services.database.query(
      "update community_requests set decision = 'refused' where student_id = $1",
      [author.id],
    );
    expect((await ask(author, chess)).statusCode).toBe(200);
    expect(await storedOf(t, author)).toHaveLength(2);
  });

  it('is stored once when eight arrive at once', async () => {
    const student = await t.student();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(student, chess)));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await storedOf(t, student)).toHaveLength(1);
  });

  it('is stored once with one response for one Idempotency-Key', async () => {
    const student = await t.student();
    const submit = () => ask(student, chess, 'community-once');
    const answers = await Promise.all(Array.from({ length: 4 }, submit));
    expect([...answers, await submit()].map((answer) => answer.json())).toEqual(
      Array.from({ length: 5 }, () => sent),
    );
    expect(await storedOf(t, student)).toHaveLength(1);
    expect((await ask(student, { ...chess, name: 'Go' }, 'community-once')).statusCode).toBe(422);
  });
});

describeOnEachDatabase(
  'requests for communities',
  (t) => {
    it('are limited to five per day and student, not counting rejected ones', async () => {
      const { author, other } = await makeCampus(t);
      const names = ['Chess', 'Go', 'Carrom', 'Kabaddi', 'Ludo'];
      const answers = [];
      for (const name of names) answers.push(await ask(author, { ...chess, name }));
      expect(answers.map((answer) => answer.statusCode)).toEqual(names.map(() => 200));
      const refused = await ask(author, { ...chess, name: 'Kho Kho' });
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
      expect(await storedOf(t, author)).toHaveLength(5);

      for (const name of ['Confession', 'Bhosdike Club']) await ask(other, { ...chess, name });
      for (const name of names) {
        expect((await ask(other, { ...chess, name })).statusCode).toBe(200);
      }
    });
  },
  { rateLimits: true },
);
