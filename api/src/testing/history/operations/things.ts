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
