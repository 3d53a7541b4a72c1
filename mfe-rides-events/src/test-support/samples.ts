import type { Cab, SeatRequest } from '@campus/contract';
import type { Routes } from '@campus/contract/testing';
import { rendererOf } from '@campus/shared-features/testing';
import { remote } from '../../remote';
import type { Occasion } from '../occasions/occasions';

/** Renders the remote at an address. */
export const renderAt = rendererOf(remote);

/** 14 March 2026, half past nine in the morning on the campus clock. */
export const saturday = new Date('2026-03-14T04:00:00Z').getTime();

export function aCab(id: string, changes: Partial<Cab> = {}): Cab {
  return {
    _id: id,
    source: 'Main Gate',
    destination: `Station ${id}`,
    passengerName: 'Asha Rao',
    journeyDate: '2026-03-14',
    journeyTime: '17:30',
    seatsAvailable: 3,
    description: `Words of ${id}`,
    socialMedia: '@asha',
    phone: '98765 43210, 080 2345 6789',
    isAuthor: false,
    hasEnded: false,
    mySeat: 'none',
    seatRequests: 0,
    postedBy: '',
    ...changes,
  };
}

export const cabPage = (cabs: readonly Cab[], hasMore = false) => ({
  cabs,
  pagination: hasMore ? { hasMore, nextCursor: 'next' } : { hasMore },
});

export const aRequest = (id: string, changes: Partial<SeatRequest> = {}): SeatRequest => ({
  _id: id,
  username: `student_${id}`,
  state: 'asked',
  date: '2026-03-13T12:00:00.000Z',
  ...changes,
});

/** A server with these rides; routes from the test replace the defaults. */
export function ridesOf(cabs: readonly Cab[]): Routes {
  const single = cabs.map((cab): Routes => {
    const path = `/api/cabs/${cab._id}`;
    return {
      [`GET ${path}`]: () => cab,
      [`GET ${path}/verify-author`]: () => ({ isAuthor: cab.isAuthor }),
      [`GET ${path}/seat-requests`]: () => [],
    };
  });
  return Object.assign(
    {
      'GET /api/cabs': () => cabs,
      'GET /api/cabs/user': () => cabPage(cabs.filter(({ isAuthor }) => isAuthor)),
    },
    ...single,
  ) as Routes;
}

/** The common fields of a sample event and a sample trip. */
export function sampleOccasion(id: string, isMine: boolean): Occasion {
  return {
    _id: id,
    images: ['/media/full.webp'],
    thumbnails: ['/media/small.webp'],
    title: `Evening ${id}`,
    organiserName: 'Music club',
    phone: '98765 43210',
    description: `Words of ${id}`,
    isOrganizer: isMine,
    hasEnded: false,
    interestedCount: 2,
    isInterested: false,
    acquaintances: [],
    postedBy: 'asha',
  };
}

/** Builds pages of occasions, and a server with some. */
export function occasionRoutes(key: 'events' | 'explores') {
  const api = `/api/${key}`;
  const page = (entries: readonly Occasion[], hasMore = false) => ({
    [key]: entries,
    pagination: hasMore ? { hasMore, nextCursor: 'next' } : { hasMore },
  });
  const routes = (entries: readonly Occasion[]): Routes => {
    const single = entries.map((entry): Routes => {
      const path = `${api}/${entry._id}`;
      return {
        [`GET ${path}`]: () => entry,
        [`GET ${path}/verify-organizer`]: () => ({ isOrganizer: entry.isOrganizer }),
      };
    });
    const lists: Routes = {
      [`GET ${api}`]: () => page(entries),
      [`GET ${api}/user`]: () => page(entries.filter(({ isOrganizer }) => isOrganizer)),
    };
    return Object.assign(lists, ...single) as Routes;
  };
  return { page, routes };
}
