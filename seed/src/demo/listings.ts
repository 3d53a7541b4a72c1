import {
  campusDay,
  changeOwnAd,
  insertAd,
  insertCab,
  insertEvent,
  insertExplore,
  type Interesting,
  later,
  type Orm,
  type Services,
  setInterest,
  type StoredPicture,
  tables,
  type Viewer,
} from '@campus/api/seeding';
import { campusInstant, type ListingKind } from '@campus/contract';
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import {
  demoCampuses,
  type DemoCampus,
  plainListings,
  richListings,
  type DemoCab,
  type DemoConversation,
  type DemoListings,
  readPicture,
  readUntil,
} from './content';

interface Place {
  readonly tx: Orm;
  readonly campus: DemoCampus;
  readonly now: Date;
  /** Already stored, in the order of ads, events and trips. */
  readonly take: () => StoredPicture[];
}

/** The ads, rides, events and trips of the demo; a college's listings are inserted completely or not at all. */
export async function seedListings(services: Services): Promise<void> {
  for (const [index, campus] of demoCampuses.entries()) {
    await seedCollege(services, campus, index === 0 ? richListings : plainListings);
  }
}

async function seedCollege(services: Services, campus: DemoCampus, content: DemoListings) {
  const { database, clock } = services;
  const { ads } = tables;
  const [there] = await database.orm
    .select({ id: ads.id })
    .from(ads)
    .where(eq(ads.collegeId, campus.id))
    .limit(1);
  if (there) return;
  const pictures = await keepPictures(services, content);
  const take = () => pictures.splice(0, 1);
  await database.transaction(async (tx) => {
    const place = { tx, campus, now: clock(), take };
    await addAds(place, content);
    for (const cab of content.cabs) await addCab(place, cab);
    await addEvents(place, content);
    await addTrips(place, content);
    const ids = content.showInterests.map((student) => viewer(place, student).studentId);
    const { students } = tables;
    await tx.update(students).set({ showsInterests: true }).where(inArray(students.id, ids));
  });
}

async function keepPictures({ media }: Services, { ads, events, trips }: DemoListings) {
  const names = [...ads, ...events, ...trips].map(({ picture }) => picture);
  return media.keepBytes(await Promise.all(names.map(readPicture)));
}

function viewer({ campus }: Place, index: number): Viewer {
  const student = campus.students[index];
  if (student === undefined) throw new Error(`${campus.name} has no student ${index}.`);
  return { collegeId: campus.id, studentId: student.id, session: '' };
}

/** A number that belongs to nobody, different for each student. */
const phoneOf = (index: number) => `98765 ${String(43210 + index)}`;
const nameOf = ({ campus }: Place, index: number) => {
  const [first = ''] = (campus.students[index]?.username ?? '').split('_');
  return first.charAt(0).toUpperCase() + first.slice(1);
};

function startOf({ now }: Place, { inDays, at }: { inDays: number; at: string }): Date {
  return campusInstant(campusDay(later(now, inDays * 86_400)), at);
}

async function addAds(place: Place, { ads }: DemoListings): Promise<void> {
  for (const { by, title, price, description, ago, isSold, conversations } of ads) {
    const name = nameOf(place, by);
    const handle = { socialMedia: `@${name.toLowerCase()}.sells`, phone: phoneOf(by) };
    const body = { images: [], title, price, description, name, ...handle };
    const ad = { body, pictures: place.take(), now: later(place.now, -ago * 3600) };
    const id = await insertAd(place.tx, viewer(place, by), ad);
    if (isSold) await changeOwnAd(place.tx, viewer(place, by), { id, body: { isSold } });
    await addConversations(place, { kind: 'ad', id, by, conversations });
  }
}

async function addCab(place: Place, cab: DemoCab): Promise<void> {
  const { by, from: source, to: destination, seats: seatsAvailable, description } = cab;
  const who = { passengerName: nameOf(place, by), phone: phoneOf(by), socialMedia: '' };
  const when = { journeyDate: '', journeyTime: cab.at };
  const body = { source, destination, seatsAvailable, description, ...who, ...when };
  const { tx, now, campus } = place;
  const startsAt = startOf(place, cab);
  const cabId = await insertCab(tx, viewer(place, by), { body, startsAt, now });
  const requests = [
    ...(cab.asked ?? []).map((student) => ({ student, state: 'asked' })),
    ...(cab.granted ?? []).map((student) => ({ student, state: 'granted' })),
  ].map(({ student, state }) => ({
    collegeId: campus.id,
    cabId,
    studentId: viewer(place, student).studentId,
    state,
    createdAt: later(now, -3600),
  }));
  if (requests.length > 0) await tx.insert(tables.seatRequests).values(requests);
  await addConversations(place, { kind: 'cab', id: cabId, by, conversations: cab.conversations });
}

interface Written {
  readonly kind: ListingKind;
  readonly id: string;
  readonly by: number;
  readonly conversations: readonly DemoConversation[];
}

async function addConversations(place: Place, { kind, id, by, conversations }: Written) {
  const { collegeId, studentId: ownerId } = viewer(place, by);
  for (const { asker, messages, unread } of conversations) {
    const { studentId: askerId } = viewer(place, asker);
    const said = messages.map(([sender, ago, message]) => {
      const { studentId: senderId } = viewer(place, sender);
      return { senderId, message, createdAt: later(place.now, -ago * 3600) };
    });
    const conversation = {
      ...{ id: randomUUID(), collegeId, kind, listingId: id, askerId, ownerId },
      createdAt: said.at(0)?.createdAt ?? place.now,
      lastMessageAt: said.at(-1)?.createdAt ?? place.now,
      askerReadAt: readUntil(said, askerId, unread),
      ownerReadAt: readUntil(said, ownerId, unread),
    };
    await place.tx.insert(tables.conversations).values(conversation);
    const rows = said.map((one) => ({ ...one, collegeId, conversationId: conversation.id }));
    await place.tx.insert(tables.conversationMessages).values(rows);
  }
}

interface Wishes {
  readonly kind: Interesting;
  readonly id: string;
  readonly interested: readonly number[];
}

async function addInterest(place: Place, { kind, id, interested }: Wishes): Promise<void> {
  for (const student of interested) {
    await setInterest(place.tx, viewer(place, student), { kind, id, isInterested: true });
  }
}

async function addEvents(place: Place, { events }: DemoListings): Promise<void> {
  for (const event of events) {
    const { by, title, organiser: organiserName, description, interested } = event;
    const when = { eventDate: '', eventTime: event.at };
    const body = { images: [], title, organiserName, description, phone: phoneOf(by), ...when };
    const { tx, now } = place;
    const row = { body, startsAt: startOf(place, event), pictures: place.take(), now };
    const id = await insertEvent(tx, viewer(place, by), row);
    await addInterest(place, { kind: 'event', id, interested });
  }
}

async function addTrips(place: Place, { trips }: DemoListings): Promise<void> {
  for (const trip of trips) {
    const { by, title, organiser: organiserName, description, duration, interested } = trip;
    const way = { source: trip.from, destination: trip.to, duration, socialMediaHandle: '' };
    const when = { exploreDate: '', exploreTime: trip.at };
    const texts = { title, organiserName, description, phone: phoneOf(by) };
    const body = { images: [], ...texts, ...way, ...when };
    const { tx, now } = place;
    const row = { body, startsAt: startOf(place, trip), pictures: place.take(), now };
    const id = await insertExplore(tx, viewer(place, by), row);
    await addInterest(place, { kind: 'explore', id, interested });
  }
}
