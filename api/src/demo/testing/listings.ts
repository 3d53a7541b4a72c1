import { asAddresses, type Harness } from '../../testing';
import { demoEmail, demoPassword } from '../campuses';
import { richListings } from '../content/listings';
import { seedListings } from '../seed-listings';

/** What the listings of a demo must be. */
export function testListings(t: Harness): void {
  async function read(path: string) {
    const student = t.visitor();
    await student.post('/api/auth/login', { email: demoEmail, password: demoPassword });
    return (await student.get(path, asAddresses)).json();
  }

  it('are to come, with pictures that are served', async () => {
    const { ads } = await read('/api/sell?limit=50');
    expect(ads).toHaveLength(richListings.ads.length - 1);
    const picture = await t.visitor().get(ads[0].thumbnails[0]);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await read('/api/cabs')).toHaveLength(7);
    expect((await read('/api/events')).events).toHaveLength(6);
    expect((await read('/api/explores')).explores).toHaveLength(5);
  });

  it("show the student's own too: sold, ended and asked for", async () => {
    const mine = await read('/api/sell/user');
    expect(mine.ads.map((ad: { isSold: boolean }) => ad.isSold)).toEqual([false, true]);
    const { cabs } = await read('/api/cabs/user');
    expect(cabs).toMatchObject([
      { hasEnded: false, seatRequests: 2 },
      { hasEnded: true, seatRequests: 0 },
    ]);
    const { events } = await read('/api/events/user');
    expect(events).toMatchObject([{ interestedCount: 3 }, { hasEnded: true }]);
  });

  it('are not written twice', async () => {
    const count = 'select count(*)::int as n from cabs';
    const before = await t.api.services.database.query(count);
    await seedListings(t.api.services);
    expect(await t.api.services.database.query(count)).toEqual(before);
  });
}
