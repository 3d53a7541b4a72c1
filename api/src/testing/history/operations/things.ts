import { randomUUID } from 'node:crypto';
import { call, enter, newName, pick, type Operation, type Thing, type ThingKind } from '../world';

/** How one kind of thing is created and changed. Its text begins with the name of its place. */
export interface Kind {
  readonly kind: ThingKind;
  readonly url: string;
  form(text: string, world: { readonly communities: readonly string[] }): object;
  change(text: string): object;
}

const sharedAtMost = 60;

export function creating({ kind, url, form }: Kind): Operation {
  return async (world, actor) => {
    const name = newName();
    const place = `${kind}:${name}`;
    const text = `${name} as first written`;
    const write = world.history.write(place, [text]);
    const outcome = await call(world, `${kind} created`, {
      method: 'POST',
      url,
      body: form(text, world),
      token: actor.token,
      key: randomUUID(),
    });
    enter(write, outcome, text);
    if (outcome.kind !== 'done') return;
    const thing: Thing = { id: String(outcome.answer.body['_id']), place };
    actor.own[kind].push(thing);
    world.shared[kind].push(thing);
    if (world.shared[kind].length > sharedAtMost) world.shared[kind].shift();
  };
}

export function changing({ kind, url, change }: Kind): Operation {
  return async (world, actor) => {
    const thing = pick(actor.own[kind]);
    if (thing === undefined) return;
    const text = `${thing.place.slice(kind.length + 1)} as changed to ${newName()}`;
    const write = world.history.write(thing.place, [text]);
    const outcome = await call(world, `${kind} changed`, {
      method: 'PUT',
      url: `${url}/${thing.id}`,
      body: change(text),
      token: actor.token,
    });
    enter(write, outcome, text);
  };
}

export function deleting({ kind, url }: Kind): Operation {
  return async (world, actor) => {
    const thing = pick(actor.own[kind]);
    if (thing === undefined) return;
    const write = world.history.write(thing.place, [undefined]);
    // Nobody writes to it any more, so that what is found in the end is what this call left.
    actor.own[kind].splice(actor.own[kind].indexOf(thing), 1);
    const outcome = await call(world, `${kind} deleted`, {
      method: 'DELETE',
      url: `${url}/${thing.id}`,
      token: actor.token,
    });
    enter(write, outcome, undefined);
    const shared = world.shared[kind].indexOf(thing);
    if (shared >= 0) world.shared[kind].splice(shared, 1);
  };
}

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
