import { adMessages, cabMessages, eventMessages, exploreMessages } from '@campus/contract';
import type { Orm, tables } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { makeCampus, type Harness, type TestStudent } from '../../testing';
import * as ad from '../ads/ad-fixture';
import { changeOwnAd, deleteOwnAd } from '../ads/ads.repository';
import * as cab from '../cabs/cab-fixture';
import { changeOwnCab, deleteOwnCab } from '../cabs/cabs.repository';
import * as event from '../events/event-fixture';
import { changeOwnEvent, deleteOwnEvent } from '../events/events.repository';
import * as explore from '../explores/explore-fixture';
import { changeOwnExplore, deleteOwnExplore } from '../explores/explores.repository';
import type { TimedChange } from './own-rows';

/** A valid id that no row has. */
export const missing = '00000000-0000-4000-8000-000000000000';

type Change = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Common data of all kinds of listings, for the tests that they share. */
export interface Listing {
  readonly table: keyof typeof tables;
  readonly path: string;
  /** The response field with the page's entries; undefined if the response itself is the list. */
  readonly list: string | undefined;
  readonly messages: { readonly missing: string; readonly notYours: string };
  readonly verify: string;
  /** Other calls below the listing's own address. */
  readonly more: readonly (readonly ['get' | 'post' | 'delete', string])[];
  readonly change: Change;
  form(t: Harness, changes?: Change): Promise<Change>;
  make(t: Harness, student: TestStudent, changes?: Change): Promise<Item>;
  changeOwn(t: Harness, viewer: Viewer, id: string): Promise<boolean>;
  /** @returns whether anything was deleted */
  deleteOwn(t: Harness, viewer: Viewer, id: string): Promise<boolean>;
}

type ChangeOwn<B> = (tx: Orm, viewer: Viewer, change: TimedChange<B>) => Promise<boolean>;

const changes =
  <B>(changeOwn: ChangeOwn<B>, body: B): Listing['changeOwn'] =>
  (t, viewer, id) =>
    t.api.services.database.transaction((tx) =>
      changeOwn(tx, viewer, { id, body, move: () => undefined }),
    );

type DeleteOwn = (tx: Orm, viewer: Viewer, id: string) => Promise<string[] | undefined>;

const deletes =
  (deleteOwn: DeleteOwn): Listing['deleteOwn'] =>
  async (t, viewer, id) => {
    const { database } = t.api.services;
    return (await database.transaction((tx) => deleteOwn(tx, viewer, id))) !== undefined;
  };

const interest = [
  ...([['post', '/interest']] as const),
  ...([['delete', '/interest']] as const),
  ...([['get', '/calendar.ics']] as const),
] as const;

export const ads: Listing = {
  table: 'ads',
  path: '/api/sell',
  list: 'ads',
  messages: adMessages,
  verify: 'verify-author',
  more: [],
  change: { title: 'Mine now' },
  form: (_t, changes) => ad.offered(changes),
  make: (_t, student, changes) => ad.sell(student, changes),
  changeOwn: (t, viewer, id) =>
    changeOwnAd(t.api.services.database.orm, viewer, { id, body: { title: 'Mine now' } }),
  deleteOwn: deletes(deleteOwnAd),
};

export const cabs: Listing = {
  table: 'cabs',
  path: '/api/cabs',
  list: undefined,
  messages: cabMessages,
  verify: 'verify-author',
  more: [
    ['post', '/seat'],
    ['delete', '/seat'],
    ['get', '/seat-requests'],
  ],
  change: { source: 'Mine now' },
  form: async (t, changes) => cab.ride(t, changes),
  make: cab.offer,
  changeOwn: changes(changeOwnCab, { source: 'Mine now' }),
  deleteOwn: (t, viewer, id) => deleteOwnCab(t.api.services.database.orm, viewer, id),
};

export const events: Listing = {
  table: 'events',
  path: '/api/events',
  list: 'events',
  messages: eventMessages,
  verify: 'verify-organizer',
  more: interest,
  change: { title: 'Mine now' },
  form: event.planned,
  make: event.announce,
  changeOwn: changes(changeOwnEvent, { title: 'Mine now' }),
  deleteOwn: deletes(deleteOwnEvent),
};

export const explores: Listing = {
  table: 'explores',
  path: '/api/explores',
  list: 'explores',
  messages: exploreMessages,
  verify: 'verify-organizer',
  more: interest,
  change: { title: 'Mine now' },
  form: explore.planned,
  make: explore.announce,
  changeOwn: changes(changeOwnExplore, { title: 'Mine now' }),
  deleteOwn: deletes(deleteOwnExplore),
};

/** The first page of a list as returned to a student. */
export async function entries({ path, list }: Listing, student: TestStudent, query = '') {
  const answer = (await student.get(`${path}${query}`)).json();
  return (list === undefined ? answer : answer[list]) as Item[];
}

/** Tests that invalid form values are rejected at their field, on creation and on change. */
export function refusesFields(
  t: Harness,
  listing: Listing,
  wrong: readonly (readonly [field: string, value: unknown, message: string])[],
): void {
  const { path } = listing;
  it.each(wrong)('rejects %s %p with the message: %s', async (field, value, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post(path, await listing.form(t, { [field]: value }));
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
    expect(await entries(listing, author)).toEqual([]);
    if (value === undefined) return;
    const item = await listing.make(t, author);
    const change = await author.put(`${path}/${item._id}`, { [field]: value });
    expect([change.statusCode, change.json()]).toEqual([400, { message, field }]);
    expect((await author.get(`${path}/${item._id}`)).json()).toEqual(item);
  });
}
