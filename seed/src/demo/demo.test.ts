import { describeOnOneDatabase } from '@campus/api/testing';
import { demoEmail, demoPassword, replacePublishedPassword, seedCampuses, seedDemo } from './demo';
import { testDating, testFeed, testListings } from './test-content';
import { testGateAnswers } from './test-gate-answers';
import { demoCampuses } from './content';

// The sites of the browser tests fill an embedded database with the demo.
describeOnOneDatabase('the demo', (t) => {
  const count = async (table: string) => {
    const sql = `select count(*)::int as n from ${table}`;
    const [row] = await t.api.services.database.query<{ n: number }>(sql);
    return row?.n;
  };

  it('continues after a killed process and creates nothing twice', async () => {
    const { database, clock } = t.api.services;
    const begun = `insert into seeds (name, begun_at) values ('demo', $1)`;
    await database.query(begun, [new Date(clock().getTime() - 120_000)]);
    await seedCampuses(t.api.services);
    const line = await seedDemo(t.api.services);
    expect(line).toContain(demoEmail);
    expect(line).toContain(demoPassword);
    expect(await count('colleges')).toBe(demoCampuses.length);
    expect(await seedDemo(t.api.services)).toBe(line);
    expect(await count('colleges')).toBe(demoCampuses.length);
    expect(await count('communities where is_confession')).toBe(demoCampuses.length);
  });

  it('lets its student sign in', async () => {
    const body = { email: demoEmail, password: demoPassword };
    const visitor = t.visitor();
    expect((await visitor.post('/api/auth/login', body)).statusCode).toBe(200);
    const { collegeName } = (await visitor.get('/api/user/profile')).json();
    expect(collegeName).toBe('Sahyadri Institute of Technology');
  });

  // Its content, on the one database that the tests above have filled.
  describe('its feed', () => testFeed(t));
  describe('its listings', () => testListings(t));
  describe('its dating', () => testDating(t));
  describe('its student', () => testGateAnswers(t));

  it('replaces the published password once others can reach the site', async () => {
    const { services } = t.api;
    const config = { ...services.config, publicOrigin: 'https://campus.example' };
    await replacePublishedPassword(services);
    const signIn = async (password: string) =>
      (await t.visitor().post('/api/auth/login', { email: demoEmail, password })).statusCode;
    expect(await signIn(demoPassword)).toBe(200);
    await replacePublishedPassword({ ...services, config });
    expect(await signIn(demoPassword)).toBe(401);
    const line = await seedDemo({ ...services, config });
    expect(await signIn(/password (\S+)$/.exec(line ?? '')?.[1] ?? '')).toBe(200);
  });
});

describeOnOneDatabase('a site that already has colleges', (t) => {
  it('gets no demo', async () => {
    await t.college();
    expect(await seedDemo(t.api.services)).toBeUndefined();
    const sql = 'select count(*)::int as n from colleges';
    expect(await t.api.services.database.query(sql)).toEqual([{ n: 1 }]);
  });
});
