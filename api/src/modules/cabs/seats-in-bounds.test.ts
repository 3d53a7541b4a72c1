import { deletionDays } from '@campus/contract';
import { describeOnEachDatabase, makeCampus } from '../../testing';
import { eraseDueStudents } from '../students/erasure/erase-student';
import { ask, giveBack, offer, readCab, reply, requestsFor } from './cab-fixture';

describeOnEachDatabase('free seats', (t) => {
  it('stay between 0 and 10 after edits, grants, returns and an account deletion', async () => {
    const { college, author, other } = await makeCampus(t);
    const third = await t.student({ college });
    const { _id: id } = await offer(t, author, { seatsAvailable: 10 });
    const left = async () => (await readCab(author, id)).seatsAvailable;
    const edit = (seatsAvailable: number) => author.put(`/api/cabs/${id}`, { seatsAvailable });
    async function grantAll() {
      for (const { _id: request, state } of await requestsFor(author, id)) {
        if (state === 'asked') await reply(author, { cab: id, request, action: 'grant' });
      }
    }

    await edit(1);
    await ask(other, id);
    await grantAll();
    expect(await left()).toBe(0);
    await giveBack(other, id);
    expect(await left()).toBe(1);

    await edit(10);
    await ask(other, id);
    await ask(third, id);
    await grantAll();
    expect(await left()).toBe(8);
    expect((await edit(10)).statusCode).toBe(200);
    expect((await giveBack(other, id)).json()).toMatchObject({ cab: { seatsAvailable: 10 } });
    const { password } = third;
    await third.post('/api/user/delete', { password, confessions: 'delete' });
    t.advance((deletionDays + 1) * 24 * 3600);
    await eraseDueStudents(t.api.services);
    // Read from the table, as the organiser's session has expired.
    const sql = `select seats_available as left, (select count(*)::int from seat_requests
      where cab_id = c.id) as requests from cabs c where id = $1`;
    expect(await t.api.services.database.query(sql, [id])).toEqual([{ left: 10, requests: 0 }]);
  });

  it.each([-1, 11])('cannot be stored as %i', async (seats) => {
    const { author } = await makeCampus(t);
    const { _id: id } = await offer(t, author);
    const store = t.api.services.database.query(
      'update cabs set seats_available = $2 where id = $1',
      [id, seats],
    );
    await expect(store).rejects.toMatchObject({});
    expect((await readCab(author, id)).seatsAvailable).toBe(3);
  });
});
