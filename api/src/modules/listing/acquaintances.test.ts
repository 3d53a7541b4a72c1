import type { CampusEvent, Person } from '@campus/contract';
import { describeOnEachDatabase, type TestStudent } from '../../testing';
import { sell } from '../ads/ad-fixture';
import { begin, write } from '../conversations/conversation-fixture';
import { makePair, match, say } from '../dating/dating-fixture';
import { entries, events, explores, type Listing } from './listing-fixture';

const showInterests = (who: TestStudent, isShown: boolean) =>
  who.put('/api/user/interests', { isShown });

/** The two write to each other about an item. */
async function exchange(one: TestStudent, other: TestStudent) {
  const { conversationId } = await begin(one, (await sell(other))._id);
  const answer = await write(other, conversationId, 'Yes, come by');
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return conversationId;
}

describe.each([events, explores])('on $table', (listing: Listing) => {
  const { path } = listing;
  describeOnEachDatabase('the names of interested acquaintances', (t) => {
    /** A student, their acquaintance who is interested and shows it, the organiser, and what is read by the student. */
    async function make() {
      const college = await t.college();
      const [viewer, friend, organiser] = await Promise.all([
        t.student({ college }),
        t.student({ college }),
        t.student({ college }),
      ]);
      await exchange(viewer, friend);
      await showInterests(friend, true);
      const { _id } = await listing.make(t, organiser);
      const interest = (who: TestStudent) => who.post(`${path}/${_id}/interest`);
      await interest(friend);
      const names = async (who = viewer) =>
        (await who.get(`${path}/${_id}`)).json<CampusEvent>().acquaintances;
      return { college, viewer, friend, organiser, names, interest, _id };
    }

    it('are returned in every list, in alphabetical order, and at most two of them', async () => {
      const { college, viewer, friend, organiser, names, interest, _id } = await make();
      expect(await names()).toEqual([friend.username]);
      for (const query of ['', '?limit=3', `?author=${organiser.username}`]) {
        const [first] = await entries(listing, viewer, query);
        expect(first?.['acquaintances']).toEqual([friend.username]);
      }
      const more = await Promise.all([t.student({ college }), t.student({ college })]);
      for (const one of more) {
        // Whoever of the two began the conversation.
        await exchange(one, viewer);
        await exchange(viewer, one);
        await showInterests(one, true);
        await interest(one);
      }
      const all = [friend, ...more].map(({ username }) => username).toSorted();
      expect(await names()).toEqual(all.slice(0, 2));
      await friend.delete(`${path}/${_id}/interest`);
      expect(await names()).toEqual(all.filter((name) => name !== friend.username));
    });

    it('are shown to acquaintances only, and never to oneself', async () => {
      const { organiser, friend, names } = await make();
      expect(await names(organiser)).toEqual([]);
      expect(await names(friend)).toEqual([]);
    });

    it('are shown only while a student shows them, which nobody does at first', async () => {
      const { viewer, friend, names, interest } = await make();
      const shows = async (who: TestStudent) =>
        (await who.get('/api/user/profile')).json().showsInterests;
      expect([await shows(viewer), await shows(friend)]).toEqual([false, true]);
      await interest(viewer);
      expect(await names(friend)).toEqual([]);
      expect((await showInterests(friend, false)).json()).toEqual({
        message: 'Your name is no longer shown',
      });
      expect(await names()).toEqual([]);
      for (const isShown of [undefined, 'yes', 1]) {
        const answer = await friend.put('/api/user/interests', { isShown });
        expect(answer.statusCode).toBe(400);
      }
    });

    it('need a message of both, and one that operators have not hidden', async () => {
      const { college, viewer, names, interest, friend } = await make();
      const [asker, asked] = await Promise.all([t.student({ college }), t.student({ college })]);
      await begin(asker, (await sell(viewer))._id);
      await begin(viewer, (await sell(asked))._id);
      for (const one of [asker, asked]) {
        await showInterests(one, true);
        await interest(one);
      }
      expect(await names()).toEqual([friend.username]);
      const { database } = t.api.services;
      const hide = 'update conversation_messages set hidden_at = now() where sender_id = $1';
      await database.query(hide, [friend.id]);
      expect(await names()).toEqual([]);
    });

    it('do not follow from a match and its messages', async () => {
      const { college, asha, arjun } = await makePair(t);
      const matchId = await match(arjun, asha);
      await say(arjun, matchId, 'Hi');
      await say(asha, matchId, 'Hi');
      const organiser = await t.student({ college });
      const { _id } = await listing.make(t, organiser);
      for (const one of [asha, arjun]) {
        await showInterests(one, true);
        await one.post(`${path}/${_id}/interest`);
      }
      for (const one of [asha, arjun]) {
        const { acquaintances } = (await one.get(`${path}/${_id}`)).json<CampusEvent>();
        expect(acquaintances).toEqual([]);
      }
    });

    it.each(['blocked by the student', 'who block the student', 'suspended', 'leaving', 'hidden'])(
      'leave out those %s',
      async (which) => {
        const { college, viewer, friend, names } = await make();
        const block = async (who: TestStudent, whom: TestStudent) => {
          const { _id } = (await who.get(`/api/people/${whom.username}`)).json<Person>();
          expect((await who.put(`/api/user/blocks/${_id}`)).statusCode).toBe(200);
        };
        if (which === 'blocked by the student') await block(viewer, friend);
        else if (which === 'who block the student') await block(friend, viewer);
        else {
          const column = { suspended: 'suspended_at', leaving: 'delete_at', hidden: 'hidden_at' };
          await t.api.services.database.query(
            `update students set ${column[which as keyof typeof column]} = now()
             where college_id = $1 and id = $2`,
            [college.id, friend.id],
          );
        }
        expect(await names()).toEqual([]);
      },
    );
  });
});
