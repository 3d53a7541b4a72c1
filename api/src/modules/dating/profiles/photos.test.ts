import { asAddresses, describeOnEachDatabase, photo } from '../../../testing';
import { askFor, dater, introduced, makePair, missing, match } from '../dating-fixture';

describeOnEachDatabase('photos of dating profiles', (t) => {
  it('are served only to students who may see the profile', async () => {
    const { college, asha, arjun } = await makePair(t);
    await asha.put('/api/dating/profile', { images: [await photo()] });
    const own = (await asha.get('/api/dating/profile', asAddresses)).json();
    const all = [own.profilePhoto, own.profileThumbnail, ...own.images, ...own.thumbnails];
    expect(new Set(all).size).toBe(4);
    const statuses = (who: { get(url: string): Promise<{ statusCode: number }> }) =>
      Promise.all(all.map(async (address) => (await who.get(address)).statusCode));
    const none = [404, 404, 404, 404];
    const seen = [200, 200, 200, 200];

    expect(await statuses(asha)).toEqual(seen);
    expect(await statuses(arjun)).toEqual(seen);
    expect(await statuses(t.visitor())).toEqual([401, 401, 401, 401]);
    expect(await statuses(await t.student({ college }))).toEqual(none);
    expect(await statuses(await dater(t, college, 'female'))).toEqual(none);
    expect(await statuses(await dater(t, await t.college(), 'male'))).toEqual(none);

    // While the request is pending, the profile is hidden from its sender.
    await askFor(arjun, asha);
    expect(await statuses(arjun)).toEqual(none);
    const [request] = (await asha.get('/api/dating/match-requests')).json();
    await asha.post('/api/dating/respond-match-request', {
      matchId: request._id,
      action: 'accept',
    });
    expect(await statuses(arjun)).toEqual(seen);
    await asha.post('/api/dating/pause', { isPaused: true });
    expect(await statuses(arjun)).toEqual(seen);
    expect(await statuses(await dater(t, college, 'male'))).toEqual(none);
    await asha.post('/api/dating/block', { userId: arjun.id });
    expect(await statuses(arjun)).toEqual(none);
  });

  it('are revalidated on every use, and a block turns the 304 into a 404', async () => {
    const { asha, arjun } = await makePair(t);
    const address = (await arjun.get(`/api/dating/profile/${asha.id}`, asAddresses)).json()
      .profilePhoto;
    const answer = await arjun.get(address);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Cookie',
    });
    const again = { 'if-none-match': String(answer.headers.etag) };
    expect((await arjun.get(address, again)).statusCode).toBe(304);
    await asha.post('/api/dating/block', { userId: arjun.id });
    expect((await arjun.get(address, again)).statusCode).toBe(404);
  });

  it('have no public URL, and malformed paths get 404', async () => {
    const { asha } = await makePair(t);
    const { profilePhoto } = (await asha.get('/api/dating/profile', asAddresses)).json();
    const file = profilePhoto.slice(profilePhoto.lastIndexOf('/') + 1);
    for (const path of [file, file.slice(1), `${file.slice(0, -5)}-320.webp`]) {
      expect((await asha.get(`/media/${path}`)).statusCode).toBe(404);
    }
    const odd = [missing, '..%2f..%2fetc%2fpasswd', `${file}x`, file.slice(1)];
    for (const path of odd) {
      expect((await asha.get(`/api/dating/photos/${path}`)).statusCode).toBe(404);
    }
  });

  it('get separate URLs and different bytes when the same picture is used twice', async () => {
    const { college, asha } = await makePair(t);
    const same = await photo();
    const other = await t.student({ college });
    const form = await introduced({ profilePhoto: same, images: [same] });
    const made = (await other.post('/api/dating/create-profile', form, asAddresses)).json();
    expect(made.images[0]).not.toBe(made.profilePhoto);
    const bytes = await Promise.all(
      [made.profilePhoto, made.images[0]].map(async (at) => (await other.get(at)).rawPayload),
    );
    expect(bytes[0]?.equals(bytes[1] as Buffer)).toBe(false);
    expect((await asha.get(made.profilePhoto)).statusCode).toBe(404);
  });

  it('come as URLs or data URLs, and lists contain only the main photo', async () => {
    const { asha, arjun } = await makePair(t);
    await asha.put('/api/dating/profile', { images: [await photo()] });
    const [card] = (await arjun.get('/api/dating/explore', asAddresses)).json().profiles;
    expect(card).toEqual({
      user_id: asha.id,
      name: 'Asha',
      gender: 'female',
      shortDescription: 'Climber and chai person',
      profilePhoto: expect.stringMatching(/^\/api\/dating\/photos\/g[0-9a-f]{40}\.webp$/),
      profileThumbnail: expect.stringMatching(/^\/api\/dating\/photos\/g[0-9a-f]{40}-320\.webp$/),
    });
    const matchId = await match(arjun, asha);
    const [matched] = (await arjun.get('/api/dating/accepted-matches')).json();
    expect(matched).toEqual({
      matchId,
      profile: {
        user_id: asha.id,
        name: 'Asha',
        gender: 'female',
        shortDescription: 'Climber and chai person',
        profilePhoto: expect.stringMatching(/^data:image\/webp;base64,/),
      },
      unread: 0,
      lastMessage: null,
    });
  });
});
