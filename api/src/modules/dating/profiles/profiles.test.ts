import { datingMessages } from '@campus/contract';
import { asAddresses, describeOnEachDatabase, makeCampus, photo } from '../../../testing';
import { introduced, joinDating } from '../dating-fixture';

const long = (length: number) => 'x'.repeat(length + 1);

const wrong: [field: string, value: unknown, message: string][] = [
  ['profilePhoto', '', datingMessages.photoRequired],
  ['profilePhoto', undefined, datingMessages.photoRequired],
  ['name', ' ', datingMessages.nameRequired],
  ['name', long(50), datingMessages.nameTooLong],
  ['gender', 'none', datingMessages.genderRequired],
  ['shortDescription', '', datingMessages.shortRequired],
  ['shortDescription', long(100), datingMessages.shortTooLong],
  ['fullDescription', '\u0000', datingMessages.fullRequired],
  ['fullDescription', long(500), datingMessages.fullTooLong],
  ['partnerPreferences', null, datingMessages.preferencesRequired],
  ['partnerPreferences', long(300), datingMessages.preferencesTooLong],
  ['images', Array.from({ length: 11 }, () => ''), datingMessages.tooManyImages],
  ['images', ['data:text/html;base64,AAAA'], 'Error processing image. Please try again.'],
  ['profilePhoto', 'data:text/html;base64,AAAA', 'Error processing image. Please try again.'],
];

describeOnEachDatabase('a dating profile', (t) => {
  it('is created with all fields and read back', async () => {
    const { author } = await makeCampus(t);
    expect((await author.get('/api/dating/check-profile')).json()).toEqual({ hasProfile: false });
    for (const path of ['home', 'profile']) {
      const answer = await author.get(`/api/dating/${path}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: datingMessages.noProfile },
      ]);
    }
    const form = await introduced({ images: [await photo(), await photo()] });
    const made = await author.post('/api/dating/create-profile', form);
    expect(made.statusCode).toBe(201);
    const webp = expect.stringMatching(/^data:image\/webp;base64,/);
    expect(made.json()).toEqual({
      ...form,
      user_id: author.id,
      profilePhoto: webp,
      images: [webp, webp],
      isPaused: false,
      hidesFromDepartment: false,
      showsRead: false,
      department: '',
    });
    expect((await author.get('/api/dating/check-profile')).json()).toEqual({ hasProfile: true });
    expect((await author.get('/api/dating/profile')).json()).toEqual(made.json());
    expect((await author.get('/api/dating/home')).json()).toEqual({
      profile: made.json(),
      stats: { pendingRequests: 0, acceptedMatches: 0, unreadChats: 0 },
    });
  });

  it('is created once per student, also for repeated or simultaneous submits', async () => {
    const { author } = await makeCampus(t);
    const form = await introduced();
    const key = { 'idempotency-key': 'once' };
    const both = await Promise.all([
      author.post('/api/dating/create-profile', form, key),
      author.post('/api/dating/create-profile', form, key),
    ]);
    expect(both.map((answer) => answer.statusCode)).toEqual([201, 201]);
    const again = await author.post('/api/dating/create-profile', form);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { message: datingMessages.profileExists },
    ]);
    const atOnce = await makeCampus(t);
    const raced = await Promise.all(
      [1, 2].map(() => atOnce.author.post('/api/dating/create-profile', form)),
    );
    expect(raced.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  });

  it.each(wrong)('rejects %s %j: %s', async (field, value, message) => {
    const { author } = await makeCampus(t);
    const form = await introduced({ [field]: value });
    const answer = await author.post('/api/dating/create-profile', form);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
    expect((await author.get('/api/dating/check-profile')).json()).toEqual({ hasProfile: false });
    if (value === undefined) return;
    const before = await joinDating(author);
    const change = await author.put('/api/dating/profile', { [field]: value });
    expect([change.statusCode, change.json()]).toEqual([400, { message, field }]);
    expect((await author.get('/api/dating/profile')).json()).toEqual(before);
  });

  it.each([
    ['name', 'Randi'],
    ['shortDescription', 'You are a fucking idiot, kill yourself'],
    ['fullDescription', 'Call me on 98765 43210'],
    ['partnerPreferences', 'No chamar please'],
  ])('rejects a text that fails moderation in %s', async (field, text) => {
    const { author } = await makeCampus(t);
    const refusal = {
      type: 'content_moderation_failed',
      field,
      reason: expect.stringMatching(/\S/),
      message: expect.stringMatching(/\S/),
    };
    const form = await introduced({ [field]: text });
    const answer = await author.post('/api/dating/create-profile', form);
    expect([answer.statusCode, answer.json()]).toEqual([422, refusal]);
    const before = await joinDating(author);
    const change = await author.put('/api/dating/profile', { [field]: text });
    expect([change.statusCode, change.json()]).toEqual([422, refusal]);
    expect((await author.get('/api/dating/profile')).json()).toEqual(before);
  });

  it('accepts ten additional photos and texts of the maximum length', async () => {
    const { author } = await makeCampus(t);
    const images = await Promise.all(Array.from({ length: 10 }, () => photo()));
    const texts = {
      name: 'n'.repeat(50),
      shortDescription: 's'.repeat(100),
      fullDescription: 'f'.repeat(500),
      partnerPreferences: 'p'.repeat(300),
    };
    const made = await joinDating(author, { images, ...texts });
    expect(made).toMatchObject(texts);
    expect(made.images).toHaveLength(10);
  });

  it('changes only the fields that are sent', async () => {
    const { author } = await makeCampus(t);
    const before = await joinDating(author, { images: [await photo()] });
    const changed = await author.put('/api/dating/profile', { shortDescription: ' Cyclist ' });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({ ...before, shortDescription: 'Cyclist' });
    expect((await author.put('/api/dating/profile', {})).json()).toEqual(changed.json());
  });

  it('keeps photos that are sent back as URLs, in the order sent, and deletes the others', async () => {
    const { author } = await makeCampus(t);
    await joinDating(author, { images: [await photo(), await photo()] });
    const read = async () => (await author.get('/api/dating/profile', asAddresses)).json();
    const before = await read();
    const [first, second] = before.images;
    const changed = await author.put(
      '/api/dating/profile',
      { profilePhoto: second, images: [await photo(), before.profilePhoto] },
      asAddresses,
    );
    expect(changed.statusCode).toBe(200);
    const after = changed.json();
    expect(after.profilePhoto).toBe(second);
    expect(after.images).toEqual([expect.any(String), before.profilePhoto]);
    expect(after.images[0]).not.toBe(first);
    expect(await read()).toEqual(after);
    expect((await author.get(first)).statusCode).toBe(404);
    expect((await author.get(second)).statusCode).toBe(200);
    expect((await author.get(after.images[0])).statusCode).toBe(200);
  });

  it('rejects photo URLs of another student or another site', async () => {
    const { author, other } = await makeCampus(t);
    await joinDating(author);
    await joinDating(other);
    const theirs = (await other.get('/api/dating/profile', asAddresses)).json().profilePhoto;
    const own = (await author.get('/api/dating/profile', asAddresses)).json();
    const odd = ['https://elsewhere.example/a.webp', own.profilePhoto.replace('/api', ''), '../a'];
    for (const address of [theirs, ...odd]) {
      for (const [field, value] of [
        ['profilePhoto', address],
        ['images', [address]],
      ]) {
        const answer = await author.put('/api/dating/profile', { [field as string]: value });
        expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
      }
    }
    const answer = await t.visitor().post('/api/dating/create-profile', await introduced());
    expect(answer.statusCode).toBe(401);
    expect((await author.get('/api/dating/profile', asAddresses)).json()).toEqual(own);
  });

  it('is deleted with its photos and can be created again', async () => {
    const { author } = await makeCampus(t);
    await joinDating(author, { images: [await photo()] });
    const { profilePhoto, images } = (await author.get('/api/dating/profile', asAddresses)).json();
    const gone = await author.delete('/api/dating/profile');
    expect([gone.statusCode, gone.json()]).toEqual([
      200,
      { message: datingMessages.profileDeleted },
    ]);
    for (const address of [profilePhoto, ...images]) {
      expect((await author.get(address)).statusCode).toBe(404);
    }
    const left = await t.api.services.database.query(
      `select 1 from media where college_id = $1 and kind = 'dating'`,
      [author.collegeId],
    );
    expect(left).toEqual([]);
    expect((await author.delete('/api/dating/profile')).statusCode).toBe(404);
    expect((await author.put('/api/dating/profile', { name: 'A' })).statusCode).toBe(404);
    expect((await author.post('/api/dating/pause', { isPaused: true })).statusCode).toBe(404);
    await joinDating(author);
  });
});
