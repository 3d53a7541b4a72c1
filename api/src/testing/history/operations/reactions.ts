import { randomUUID } from 'node:crypto';
import { call, enter, newName, pick, type Operation } from '../world';

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

/** A toggle: what it leaves behind is what the answer says. */
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
  const said = outcome.kind === 'done' ? outcome.answer.body : {};
  enter(write, outcome, said['userLiked'] ? '1' : said['userDisliked'] ? '-1' : undefined);
};

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

const pages = ['/api/posts', '/api/sell', '/api/cabs', '/api/events', '/api/dating/home'];

/** What most students do most of the time; it fills the connections. */
export const look: Operation = async (world, actor) => {
  const url = pick(pages) ?? '/api/posts';
  await call(world, 'page read', { method: 'GET', url, token: actor.token });
};
