import { describeOnEachDatabase } from '../testing';

describeOnEachDatabase('the session cache', (t) => {
  it('does not bring back a session that ended while its row was on the way', async () => {
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
    // The row has been read once this second, unmocked round trip is done.
    await query('select 1');
    slow.mockRestore();
    const ended = await database.transaction((tx) => sessions.endAll(tx, owner));
    await ended();
    arrive();
    expect(await found).toMatchObject(owner);
    expect(await sessions.find(token)).toBeUndefined();
  });
});
