import { describeOnOneDatabase, type Harness } from '../testing';
import { prepareHistoryCollege, type Send, worldOn } from '../testing/history/world';
import { verdict } from '../testing/history/history';
import { disturb, runHistory } from '../testing/history/run';

/** Calls the API of a test. */
function sendTo(t: Harness): Send {
  return async ({ method, url, body, token, key }) => {
    const answer = await t.api.app.inject({
      method,
      url,
      headers: {
        ...(token === undefined ? {} : { cookie: `campus_session=${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const begun = answer.cookies.find(({ name }) => name === 'campus_session')?.value;
    return { status: answer.statusCode, body: answer.json(), token: begun || undefined };
  };
}

const operations = 600;
const actors = 40;

// The same at full size, with restarts and on the embedded database: npm run test:holds.
describeOnOneDatabase('every acknowledged write', (t) => {
  it('is stored exactly once, and nothing else is, under locks and lost connections', async () => {
    const { database } = t.api.services;
    const college = await prepareHistoryCollege(database, actors);
    const codeFor = (address: string) => t.postbox.codeFor(address);
    const world = worldOn(college, { send: sendTo(t), codeFor });
    const [{ name } = { name: '' }] = await database.query<{ name: string }>(
      'select current_database() as name',
    );
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://none');
    url.pathname = `/${name}`;
    const disturbances: Promise<void>[] = [];
    await runHistory(world, college.actors, {
      operations,
      progress(done) {
        const isTime = database.kind === 'postgres' && done % 60 === 0;
        if (isTime) disturbances.push(disturb(url.href, 0.2));
      },
    });
    await Promise.all(disturbances);
    expect(await verdict(database, world)).toEqual([]);
    expect(world.history.size()).toBeGreaterThan(operations / 4);
  });
});
