import { describeOnEachDatabase, makeCampus, photo, publish } from '../testing';
import { newMediaKey } from './media';
import { sweepPictures } from './sweep';

describeOnEachDatabase('the sweep of unused pictures', (t) => {
  async function names(): Promise<string[]> {
    const found = [];
    const all = t.api.services.mediaStore.olderThan(new Date('2100-01-01'));
    for await (const name of all) found.push(name);
    return found;
  }

  it('removes unused files older than an hour and keeps the files of posts', async () => {
    const { mediaStore, database } = t.api.services;
    const { author, community } = await makeCampus(t);
    await publish(author, community.id, { images: [await photo()] });
    const kept = await names();
    expect(kept).toHaveLength(2);

    const gone = await publish(author, community.id, { images: [await photo()] });
    // As if the process had died between the row and the files, and inside a write.
    await database.query('delete from posts where id = $1', [gone._id]);
    await mediaStore.put(`${newMediaKey()}.webp`, Buffer.from('orphan'));
    await mediaStore.put(`${newMediaKey()}.webp.0011aabb.tmp`, Buffer.from('draft'));
    await sweepPictures(t.api.services);
    expect(await names()).toHaveLength(6);

    t.advance(3700);
    await sweepPictures(t.api.services);
    expect((await names()).sort()).toEqual(kept.sort());
    const [rows] = await database.query<{ n: number }>('select count(*)::int as n from media');
    expect(rows?.n).toBe(1);
  });
});
