import type { Database } from '../../database/database';
import { createPicturesInSight } from './visibility';

it('pictures that do not exist push no visible picture out of the cache', async () => {
  const query = jest.fn(async (_sql: string, params: readonly unknown[]) =>
    params.includes('visible') ? [{ collegeId: 'one', kind: 'post' }] : [],
  );
  const database = { query } as unknown as Database;
  const inSight = createPicturesInSight({ database, clock: () => new Date(0) });
  expect(await inSight.find('visible')).toBe(true);
  for (let count = 0; count < 20_001; count += 1) await inSight.find(`invented ${count}`);
  query.mockClear();
  expect(inSight.known('visible')).toBe(true);
  expect(await inSight.find('visible')).toBe(true);
  expect(query).not.toHaveBeenCalled();
});
