import { randomUUID } from 'node:crypto';
import { call, enter, newName, type Operation, pick, type Thing, type ThingKind } from '../world';
import { readOwnWrite, type Votes } from './reading';

/** How one kind of thing is created and changed. Its text starts with the name of its place. */
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
    if (kind !== 'post' || outcome.kind !== 'done') return;
    await readOwnWrite(world, actor, (page) => (page.get(thing.id)?.content ?? text) === text);
  };
}

export function deleting({ kind, url }: Kind): Operation {
  return async (world, actor) => {
    const thing = pick(actor.own[kind]);
    if (thing === undefined) return;
    const write = world.history.write(thing.place, [undefined]);
    // Nobody writes to it any more, so the final content is the result of this call.
    actor.own[kind].splice(actor.own[kind].indexOf(thing), 1);
    const outcome = await call(world, `${kind} deleted`, {
      method: 'DELETE',
      url: `${url}/${thing.id}`,
      token: actor.token,
    });
    enter(write, outcome, undefined);
    if (kind === 'post' && outcome.kind === 'done') {
      await readOwnWrite(world, actor, (page) => !page.has(thing.id));
    }
    const shared = world.shared[kind].indexOf(thing);
    if (shared >= 0) world.shared[kind].splice(shared, 1);
  };
}

const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
/** A few pixels of one colour: the content of the picture is not tested. */
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

/** Seats enough for everybody, so that every request can be granted. */
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

export const comment: Operation = async (world, actor) => {
  const post = pick(world.shared.post);
  if (post === undefined) return;
  const name = newName();
  const place = `comment:${name}`;
  const text = `${name} says hello`;
  const write = world.history.write(place, [text]);
  world.history.vanishesWith(place, post.place);
  const outcome = await call(world, 'comment', {
    method: 'POST',
    url: `/api/posts/${post.id}/comments`,
    body: { comment: text },
    token: actor.token,
    key: randomUUID(),
  });
  enter(write, outcome, text);
};

/** A toggle: the answer says what its result is. */
export const vote: Operation = async (world, actor) => {
  const post = pick(world.shared.post);
  if (post === undefined) return;
  const place = `vote:${post.id}:${actor.id}`;
  const write = world.history.write(place, ['1', '-1', undefined]);
  world.history.vanishesWith(place, post.place);
  const outcome = await call(world, 'vote', {
    method: 'POST',
    url: `/api/posts/${post.id}/${Math.random() < 0.7 ? 'like' : 'dislike'}`,
    token: actor.token,
  });
  const said = outcome.kind === 'done' ? voteIn(outcome.answer.body) : undefined;
  enter(write, outcome, said);
  if (outcome.kind !== 'done') return;
  await readOwnWrite(world, actor, (page) => {
    const listed = page.get(post.id);
    if (listed === undefined || voteIn(listed) === said) return true;
    // The page is read before the votes: a post that is deleted in between is still listed, without its votes.
    return world.history.mayHaveVanished(place);
  });
};

const voteIn = ({ userLiked, userDisliked }: Votes) =>
  userLiked ? '1' : userDisliked ? '-1' : undefined;

export const interest: Operation = async (world, actor) => {
  const event = pick(world.shared.event);
  if (event === undefined) return;
  const place = `interest:${event.id}:${actor.id}`;
  const isShown = Math.random() < 0.6;
  const value = isShown ? 'shown' : undefined;
  const write = world.history.write(place, [value]);
  world.history.vanishesWith(place, event.place);
  const outcome = await call(world, isShown ? 'interest shown' : 'interest withdrawn', {
    method: isShown ? 'POST' : 'DELETE',
    url: `/api/events/${event.id}/interest`,
    token: actor.token,
  });
  enter(write, outcome, value);
};

export const say: Operation = async (world, actor) => {
  const name = newName();
  const message = `${name} is what I say`;
  const write = world.history.write(`message:${name}`, [message]);
  const outcome = await call(world, 'message', {
    method: 'POST',
    url: '/api/dating/send-message',
    body: { matchId: actor.matchId, message },
    token: actor.token,
    key: randomUUID(),
  });
  enter(write, outcome, message);
};
