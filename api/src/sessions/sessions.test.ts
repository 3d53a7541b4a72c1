import { describeOnEachDatabase } from '../testing';
import { sessionsPerStudent } from './cookie';

describeOnEachDatabase('the session cache', (t) => {
  it('does not cache a session that ended while its row was being read', async () => {
    const student = await t.student();
    const { database, sessions } = t.api.services;
    const token = student.cookie().split('=')[1] ?? '';
    const owner = { studentId: student.id, collegeId: student.collegeId };

    let arrive = () => {};
    const onTheWay = new Promise<void>((resolve) => (arrive = resolve));
    const query = database.query.bind(database);
    const slow = jest.spyOn(database, 'query').mockImplementation(async (text, params) => {
      const rows = await query(text, params);
      await onTheWay;
      return rows as never;
    });
    const found = sessions.find(token);
    // The row has been read when this second, unmocked round trip is finished.
    await query('select 1');
    slow.mockRestore();
    const ended = await database.transaction((tx) => sessions.endAll(tx, owner));
    await ended();
    arrive();
    expect(await found).toMatchObject(owner);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('ends no session if a sign-in is rolled back', async () => {
    const student = await t.student();
    const { database, sessions } = t.api.services;
    const owner = { studentId: student.id, collegeId: student.collegeId };
    const ended: string[] = [];
    const stop = sessions.onEnded((session) => void ended.push(session));
    const failed = database.transaction(async (tx) => {
      for (let number = 0; number <= sessionsPerStudent; number += 1) {
        await sessions.start(tx, owner, { remember: false });
      }
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    stop();
    expect(ended).toEqual([]);
  });
});
