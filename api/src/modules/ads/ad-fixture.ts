import type { Ad } from '@campus/contract';
import { photo, type TestStudent } from '../../testing';

/** The body that the ad form sends. */
export async function offered(changes: Record<string, unknown> = {}) {
  return {
    images: [await photo()],
    title: 'Study lamp',
    price: 349.5,
    description: 'Warm light, two years old',
    name: 'Asha Nair',
    socialMedia: '@asha.nair',
    phone: '98765 43210',
    ...changes,
  };
}

export async function sell(student: TestStudent, changes = {}): Promise<Ad> {
  const answer = await student.post('/api/sell', await offered(changes));
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Ad>();
}

export async function readAd(student: TestStudent, id: string): Promise<Ad> {
  return (await student.get(`/api/sell/${id}`)).json<Ad>();
}

/** All ids of a list from its start path to the end, read by cursor. */
export async function walk(student: TestStudent, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next = ''; ;) {
    const { ads, pagination } = (await student.get(`${path}${next}`)).json();
    ids.push(...ads.map((ad: Ad) => ad._id));
    if (!pagination.hasMore) return ids;
    next = `${path.includes('?') ? '&' : '?'}cursor=${pagination.nextCursor}`;
  }
}
