import { asAddresses, describeOnEachDatabase, makeCampus } from '../../testing';
import { offered, readAd, sell } from './ad-fixture';

describeOnEachDatabase('ads', (t) => {
  it('creates an ad and returns it to its seller and to other students', async () => {
    const { author, other } = await makeCampus(t);
    const answer = await author.post('/api/sell', await offered({ title: '  Study lamp ' }));
    expect(answer.statusCode).toBe(201);
    const ad = {
      _id: expect.stringMatching(/^[\w-]{36}$/),
      image: [expect.stringMatching(/^data:image\/webp;base64,/)],
      title: 'Study lamp',
      price: 349.5,
      description: 'Warm light, two years old',
      name: 'Asha Nair',
      socialMediaHandle: '@asha.nair',
      phone: '98765 43210',
      isSeller: true,
      isSold: false,
      postedBy: author.username,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    };
    expect(answer.json()).toEqual(ad);
    const list = { ads: [ad], pagination: { hasMore: false } };
    expect((await author.get('/api/sell')).json()).toEqual(list);
    expect((await author.get('/api/sell/user')).json()).toEqual(list);
    const seen = { ...ad, isSeller: false };
    expect(await readAd(other, answer.json()._id)).toEqual(seen);
    expect((await other.get('/api/sell')).json()).toEqual({ ...list, ads: [seen] });
    expect((await other.get('/api/sell/user')).json()).toMatchObject({ ads: [] });
  });

  it('serves pictures and thumbnails by URL and deletes them with the ad', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await sell(author);
    const ad = (await author.get(`/api/sell/${_id}`, asAddresses)).json();
    expect(ad.image).toHaveLength(1);
    expect(ad.thumbnails).toHaveLength(1);
    for (const address of [...ad.image, ...ad.thumbnails]) {
      expect((await author.get(address)).headers['content-type']).toBe('image/webp');
    }
    expect((await author.delete(`/api/sell/${_id}`)).statusCode).toBe(200);
    for (const address of [...ad.image, ...ad.thumbnails]) {
      expect((await author.get(address)).statusCode).toBe(404);
    }
    const [left] = await t.api.services.database.query<{ n: number }>(
      'select count(*)::int as n from media where college_id = $1',
      [college.id],
    );
    expect(left?.n).toBe(0);
  });

  it('accepts an ad without social media and with price 0', async () => {
    const { author } = await makeCampus(t);
    const { socialMedia: _, ...form } = await offered({ price: 0 });
    const answer = await author.post('/api/sell', form);
    expect(answer.json()).toMatchObject({ socialMediaHandle: '', price: 0 });
  });

  it.each([0.01, 19.99, 1234.56, 10_000_000])('stores ₹%p exactly', async (price) => {
    const { author } = await makeCampus(t);
    expect((await sell(author, { price })).price).toBe(price);
  });

  it('changes only the fields that are sent', async () => {
    const { author, other } = await makeCampus(t);
    const ad = await sell(author);
    const change = { title: 'Lamp', price: 19.99, name: 'A', socialMediaHandle: '' };
    const answer = await author.put(`/api/sell/${ad._id}`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...ad, ...change });
    expect(await readAd(other, ad._id)).toEqual({ ...ad, ...change, isSeller: false });
    expect((await author.put(`/api/sell/${ad._id}`, {})).json()).toEqual({ ...ad, ...change });
  });

  it('a sold ad leaves All, stays under Your, and shows no contact to other students', async () => {
    const { author, other } = await makeCampus(t);
    const ad = await sell(author);
    const sold = (await author.put(`/api/sell/${ad._id}`, { isSold: true })).json();
    expect(sold).toEqual({ ...ad, isSold: true });
    for (const student of [author, other]) {
      expect((await student.get('/api/sell')).json().ads).toEqual([]);
    }
    expect((await author.get('/api/sell/user')).json().ads).toEqual([sold]);
    const hidden = { phone: '', socialMediaHandle: '', isSeller: false };
    expect(await readAd(other, ad._id)).toEqual({ ...sold, ...hidden });
    await author.put(`/api/sell/${ad._id}`, { isSold: false });
    expect((await other.get('/api/sell')).json().ads).toEqual([{ ...ad, isSeller: false }]);
  });
});
