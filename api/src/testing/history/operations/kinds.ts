import { pick } from '../world';
import type { Kind } from './things';

const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
/** A few pixels of one colour: what it shows is not what is tested. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAMAAABcOc2zAAAAA1BMVEXMiFXXlOXGAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgGD4AAADMAAEw6crUAAAAAElFTkSuQmCC';
const phone = '98765 43210';

export const posts: Kind = {
  kind: 'post',
  url: '/api/posts',
  form: (content, { communities }) => ({ content, images: [], community_id: pick(communities) }),
  change: (content) => ({ content }),
};

export const ads: Kind = {
  kind: 'ad',
  url: '/api/sell',
  form: (description) => ({
    images: [picture],
    title: 'Study lamp',
    price: 250,
    description,
    name: 'Asha Nair',
    phone,
    socialMedia: '',
  }),
  change: (description) => ({ description }),
};

/** Seats enough for everybody: what is asked for is to be granted. */
export const cabs: Kind = {
  kind: 'cab',
  url: '/api/cabs',
  form: (description) => ({
    source: 'Main gate',
    destination: 'Kochi airport',
    passengerName: 'Asha Nair',
    journeyDate: inTwoDays(),
    journeyTime: '10:00',
    seatsAvailable: 10,
    description,
    socialMedia: '',
    phone,
  }),
  change: (description) => ({ description }),
};

export const events: Kind = {
  kind: 'event',
  url: '/api/events',
  form: (description) => ({
    images: [picture],
    title: 'Open mic night',
    organiserName: 'Asha Nair',
    phone,
    eventDate: inTwoDays(),
    eventTime: '18:00',
    description,
  }),
  change: (description) => ({ description }),
};
