import type { ReportKind } from '@campus/contract';
import {
  makeCampus,
  photo,
  publish,
  type Campus,
  type Harness,
  type TestStudent,
} from '../../testing';
import { sell } from '../ads/ad-fixture';
import { offer } from '../cabs/cab-fixture';
import { begin } from '../conversations/conversation-fixture';
import { makePair, match, say } from '../dating/dating-fixture';
import { announce as announceEvent } from '../events/event-fixture';
import { announce as announceExplore } from '../explores/explore-fixture';
import { decideReport, type Decision } from './decide';

/** Content of one student that another student of the same college can see. */
export interface Thing {
  readonly kind: ReportKind;
  readonly id: string;
  readonly author: TestStudent;
  /** Can see the content and will report it. */
  readonly reporter: TestStudent;
  /** Of the same college. */
  readonly third: TestStudent;
  readonly stranger: TestStudent;
  /** Paths of lists that contain it, and paths that return it by its id, as far as they exist. */
  readonly lists: readonly string[];
  readonly single: readonly string[];
}

export const writeReport = (who: TestStudent, thing: Pick<Thing, 'kind' | 'id'>, more = {}) =>
  who.post('/api/reports', { kind: thing.kind, id: thing.id, reason: reasonFor(thing), ...more });

const reasonFor = ({ kind }: Pick<Thing, 'kind'>) =>
  ({ profile: 'fake profile', message: 'fake profile', person: 'hate' })[kind as string] ??
  'scam or spam';

export async function commentOn(who: TestStudent, postId: string, comment: string) {
  const answer = await who.post(`/api/posts/${postId}/comments`, { comment });
  return answer.json<{ _id: string; username: string; isAuthor: boolean }>();
}

type Made = Pick<Thing, 'id' | 'lists' | 'single'>;

/** Creates content of each kind, except for dating, which needs two profiles. */
const makers: Readonly<Record<string, (t: Harness, campus: Campus) => Promise<Made>>> = {
  async post(_t, { author, community }) {
    const { _id: id } = await publish(author, community.id, { images: [await photo()] });
    const lists = ['/api/posts', '/api/posts/important', `/api/posts/community/${community.id}`];
    const single = ['comments', 'likes-dislikes', 'verify-author'];
    const url = `/api/posts/${id}`;
    return { id, lists, single: [url, ...single.map((part) => `${url}/${part}`)] };
  },
  async confession(_t, { author, college }) {
    const { _id: id } = await publish(author, college.confessionsId);
    const url = `/api/posts/${id}`;
    return { id, lists: ['/api/posts/confession'], single: [url, `${url}/verify-author`] };
  },
  async comment(_t, { author, community }) {
    const { _id } = await publish(author, community.id);
    const { _id: id } = await commentOn(author, _id, 'Rude words');
    return { id, lists: [`/api/posts/${_id}/comments`], single: [] };
  },
  async person(_t, { author, other }) {
    const page = `/api/people/${author.username}`;
    await author.put('/api/user/about', { department: 'Physics', year: 2 });
    const { _id: id } = (await other.get(page)).json<{ _id: string }>();
    return { id, lists: [page], single: [page] };
  },
  async 'conversation-message'(_t, { author, other }) {
    const ad = await sell(other);
    const { conversationId, sent } = await begin(author, ad._id, { message: 'Rude words' });
    return { id: sent._id, lists: [`/api/conversations/${conversationId}/messages`], single: [] };
  },
  async ad(_t, { author }) {
    const { _id: id } = await sell(author);
    const lists = ['/api/sell', '/api/sell?search=lamp'];
    return { id, lists, single: [`/api/sell/${id}`, `/api/sell/${id}/verify-author`] };
  },
  async cab(t, { author }) {
    const { _id: id } = await offer(t, author);
    const lists = ['/api/cabs', '/api/cabs?from=gate'];
    return { id, lists, single: [`/api/cabs/${id}`, `/api/cabs/${id}/verify-author`] };
  },
  async event(t, { author }) {
    const { _id: id } = await announceEvent(t, author);
    const single = ['', '/verify-organizer', '/calendar.ics'];
    const lists = ['/api/events', '/api/events?search=mic'];
    return { id, lists, single: single.map((part) => `/api/events/${id}${part}`) };
  },
  async explore(t, { author }) {
    const { _id: id } = await announceExplore(t, author);
    const single = ['', '/verify-organizer', '/calendar.ics'];
    const lists = ['/api/explores', '/api/explores?search=trek'];
    return { id, lists, single: single.map((part) => `/api/explores/${id}${part}`) };
  },
};

export const thingNames = [...Object.keys(makers), 'profile', 'message'];

export async function makeThing(t: Harness, name: string): Promise<Thing> {
  const make = makers[name];
  if (make === undefined) return makeDatingThing(t, name === 'message' ? 'message' : 'profile');
  const campus = await makeCampus(t);
  const { author, other: reporter, stranger, college } = campus;
  const third = await t.student({ college });
  const kind = (name === 'confession' ? 'post' : name) as ReportKind;
  return { kind, author, reporter, third, stranger, ...(await make(t, campus)) };
}

/** The third student has no match: only the two of a match see a message, but all eligible students see a profile. */
async function makeDatingThing(t: Harness, kind: 'profile' | 'message'): Promise<Thing> {
  const { college, asha: reporter, arjun: author } = await makePair(t);
  const { asha: third } = await makePair(t, college);
  const people = { author, reporter, third, stranger: await t.student() };
  if (kind === 'profile') {
    const single = [`/api/dating/profile/${author.id}`];
    return { kind, id: author.id, ...people, lists: ['/api/dating/explore'], single };
  }
  const matchId = await match(author, reporter);
  const sent = await say(author, matchId, 'Rude words');
  const { _id: id } = sent.json<{ sent: { _id: string } }>().sent;
  return { kind, id, ...people, lists: [`/api/dating/chat/${matchId}`], single: [] };
}

/** Decides a report like the operators. */
export async function decide(t: Harness, reportId: string, decision: Decision) {
  const { database, clock } = t.api.services;
  const now = clock();
  return database.transaction((tx) =>
    decideReport(tx, { reportId, decision, reason: 'For the test', now }),
  );
}

/** Ids of the reports of some content, oldest first. */
export async function reportsOf(t: Harness, { id }: Pick<Thing, 'id'>): Promise<string[]> {
  const list = await t.api.services.database.query<{ id: string }>(
    'select id from reports where subject_id = $1 order by created_at',
    [id],
  );
  return list.map((row) => row.id);
}
