import { describeOnEachDatabase, makeCampus } from '../../testing';
import { ads, cabs, entries, events, explores, missing } from './listing-fixture';

/** Tests for all listings; those for one kind are in its own folder. */
describe.each([ads, cabs, events, explores])('$table', (listing) => {
  const { path, messages, verify, change } = listing;

  describeOnEachDatabase('the API that all listings share', (t) => {
    it('creates one listing for repeated submits with the same idempotency key', async () => {
      const { author } = await makeCampus(t);
      const form = await listing.form(t);
      const submit = () => author.post(path, form, { 'idempotency-key': 'one-submit' });
      const answers = await Promise.all([submit(), submit()]);
      expect(answers.map((answer) => answer.statusCode)).toContain(201);
      const again = await submit();
      expect(again.statusCode).toBe(201);
      expect(await entries(listing, author)).toEqual([again.json()]);
    });

    it('rejects visitors with 401 in every call', async () => {
      const { author } = await makeCampus(t);
      const item = await listing.make(t, author);
      const visitor = t.visitor();
      const one = `${path}/${item._id}`;
      const answers = [
        await visitor.get(path),
        await visitor.get(`${path}/user`),
        await visitor.get(one),
        await visitor.get(`${one}/${verify}`),
        await visitor.post(path, await listing.form(t)),
        await visitor.put(one, change),
        await visitor.delete(one),
      ];
      for (const [method, under] of listing.more) {
        answers.push(await visitor[method](`${one}${under}`));
      }
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 401));
      expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain('98765');
      expect((await author.get(one)).json()).toEqual(item);
    });

    it('lets only the author change or delete it, in the API and in the database', async () => {
      const { author, other, college } = await makeCampus(t);
      const item = await listing.make(t, author);
      const one = `${path}/${item._id}`;
      for (const answer of [await other.put(one, change), await other.delete(one)]) {
        expect([answer.statusCode, answer.json()]).toEqual([403, { message: messages.notYours }]);
      }
      const viewer = { collegeId: college.id, studentId: other.id, session: '' };
      expect(await listing.changeOwn(t, viewer, item._id)).toBe(false);
      expect(await listing.deleteOwn(t, viewer, item._id)).toBe(false);
      expect((await author.get(one)).json()).toEqual(item);
    });

    it('reports whether the student is its author', async () => {
      const { author, other } = await makeCampus(t);
      const { _id } = await listing.make(t, author);
      const said = async (who: typeof author) =>
        Object.values<boolean>((await who.get(`${path}/${_id}/${verify}`)).json());
      expect(new Set(await said(author))).toEqual(new Set([true]));
      expect(new Set(await said(other))).toEqual(new Set([false]));
    });

    it('answers 404 to another college and for unknown ids', async () => {
      const { author, stranger } = await makeCampus(t);
      const item = await listing.make(t, author);
      for (const [who, id] of [
        [stranger, item._id],
        [author, missing],
        [author, 'none'],
      ] as const) {
        const one = `${path}/${id}`;
        const answers = [
          await who.get(one),
          await who.get(`${one}/${verify}`),
          await who.put(one, change),
          await who.delete(one),
        ];
        for (const [method, under] of listing.more)
          answers.push(await who[method](`${one}${under}`));
        expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404));
        for (const answer of answers.slice(0, 4)) {
          expect(answer.json()).toEqual({ message: messages.missing });
        }
      }
      expect(await entries(listing, stranger)).toEqual([]);
      expect((await author.get(`${path}/${item._id}`)).json()).toEqual(item);
    });

    it('answers 404 after deletion and leaves the list', async () => {
      const { author } = await makeCampus(t);
      const one = `${path}/${(await listing.make(t, author))._id}`;
      expect((await author.delete(one)).statusCode).toBe(200);
      expect((await author.get(one)).statusCode).toBe(404);
      expect((await author.delete(one)).json()).toEqual({ message: messages.missing });
      expect(await entries(listing, author)).toEqual([]);
    });
  });
});
