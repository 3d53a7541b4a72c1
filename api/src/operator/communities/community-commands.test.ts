import { tables } from '../../database/database';
import { describeOnEachDatabase, makeCampus, photo, publish } from '../../testing';
import { decisions, operate } from '../operate-fixture';

describeOnEachDatabase('operator commands for communities', (t) => {
  it('add a community that only students of the college see, at once', async () => {
    const { author, stranger, college } = await makeCampus(t);
    const given = { college: college.emailSuffix, name: 'Chess', description: 'Moves.' };
    await operate(t, 'communities add', given);
    expect((await author.get('/api/communities')).body).toContain('Chess');
    expect((await stranger.get('/api/communities')).body).not.toContain('Chess');
    await expect(operate(t, 'communities add', { ...given, name: 'chess' })).rejects.toThrow(
      'The college already has a community “chess”.',
    );
  });

  it('rename a community, but not to a name that is taken', async () => {
    const { author, college, community } = await makeCampus(t);
    await operate(t, 'communities rename', { community: community.id, newName: 'Go Club' });
    expect((await author.get('/api/communities')).body).toContain('Go Club');
    const given = { college: college.id, name: 'Other', description: 'x' };
    await operate(t, 'communities add', given);
    await expect(
      operate(t, 'communities rename', {
        community: 'other',
        college: college.id,
        newName: 'go club',
      }),
    ).rejects.toThrow('already has a community “go club”');
  });

  it('cannot rename or remove the confession community', async () => {
    const { confessionsId } = await t.college();
    for (const verb of ['rename', 'remove']) {
      const given = { community: confessionsId, ...(verb === 'rename' && { newName: 'X' }) };
      await expect(operate(t, `communities ${verb}`, given)).rejects.toThrow('cannot be changed');
    }
  });

  it('must name the college if two colleges have a community with that name', async () => {
    const [one, two] = [await t.college(), await t.college()];
    for (const { id: college } of [one, two]) {
      await operate(t, 'communities add', { college, name: 'Same', description: 'x' });
    }
    await expect(operate(t, 'communities remove', { community: 'same' })).rejects.toThrow(
      'use --college or its id',
    );
    await operate(t, 'communities remove', { community: 'same', college: one.emailSuffix });
    const { communities } = await operate<{ communities: { college: string }[] }>(
      t,
      'communities list',
    );
    expect(communities.filter(({ college }) => college === two.name)).toHaveLength(2);
    expect(communities.filter(({ college }) => college === one.name)).toHaveLength(1);
  });

  it('remove a community with posts only with --with-posts, and then all its posts and files', async () => {
    const { author, other, community } = await makeCampus(t);
    const post = await publish(author, community.id, { images: [await photo()] });
    await other.post(`/api/posts/${post._id}/comments`, { comment: 'Yes' });
    const given = { community: community.id };
    await expect(operate(t, 'communities remove', given)).rejects.toThrow(
      'has 1 post: use --with-posts',
    );
    const answer = await operate(t, 'communities remove', { ...given, dryRun: true });
    expect(answer).toMatchObject({ posts: 1, pictures: 1, dryRun: true });
    expect((await author.get(`/api/user/posts?page=1`)).body).toContain(post._id);

    await operate(t, 'communities remove', { ...given, withPosts: true });
    expect((await author.get(`/api/user/posts?page=1`)).body).not.toContain(post._id);
    expect((await author.get('/api/communities')).body).not.toContain(community.id);
    const { orm } = t.api.services.database;
    const keys = await orm.select().from(tables.media);
    expect(keys).toEqual([]);
    const files: string[] = [];
    for await (const name of t.api.services.mediaStore.olderThan(new Date(8.64e15))) {
      files.push(name);
    }
    expect(files).toEqual([]);
    expect((await decisions(t))[0]).toMatchObject({
      action: 'communities remove',
      subjectId: community.id,
    });
  });
});
