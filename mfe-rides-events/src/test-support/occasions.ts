import type { Routes } from '@campus/contract/testing';
import type { Occasion } from '../occasions/occasions';

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
