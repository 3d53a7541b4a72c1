import { describeOnEachDatabase } from '../../testing';

describeOnEachDatabase('colleges', (t) => {
  it('lists all colleges to a visitor, sorted by name', async () => {
    const second = await t.college();
    const first = { ...(await t.college()), name: 'Aligarh' };
    await t.api.services.database.query('update colleges set name = $2 where id = $1', [
      first.id,
      first.name,
    ]);
    const answer = await t.visitor().get('/api/colleges');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(
      [first, second].map(({ id, name, emailSuffix }) => ({
        _id: id,
        name,
        state: 'Kerala',
        country: 'India',
        emailSuffix,
      })),
    );
  });
});
