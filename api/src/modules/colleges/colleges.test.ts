import { describeOnEachDatabase } from '../../testing';

describeOnEachDatabase('colleges', (t) => {
  it('lists all colleges to a visitor', async () => {
    const first = await t.college();
    const second = await t.college();
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
