import { rename, signIn, signOut, signUp } from './operations/account';
import { ads, cabs, events, posts } from './operations/kinds';
import { comment, interest, look, say, vote } from './operations/reactions';
import { askForSeat, giveSeatBack, grantSeat } from './operations/seats';
import { changing, creating, deleting, type Kind } from './operations/things';
import type { Actor, Operation, World } from './world';

const thing = (kind: Kind, weights: readonly [number, number, number]) =>
  [
    [weights[0], creating(kind)],
    [weights[1], changing(kind)],
    [weights[2], deleting(kind)],
  ] as const;

/** How often each is done, of a hundred. */
const mix: readonly (readonly [number, Operation])[] = [
  ...thing(posts, [9, 5, 3]),
  ...thing(ads, [3, 2, 1]),
  ...thing(cabs, [2, 1, 1]),
  ...thing(events, [2, 1, 1]),
  [14, comment],
  [14, vote],
  [5, interest],
  [9, say],
  [7, rename],
  [4, askForSeat],
  [2, giveSeatBack],
  [4, grantSeat],
  [4, signOut],
  [1, signUp],
  [5, look],
];

const total = mix.reduce((sum, [weight]) => sum + weight, 0);

function drawn(): Operation {
  let place = Math.random() * total;
  for (const [weight, operation] of mix) if ((place -= weight) < 0) return operation;
  return look;
}

interface Plan {
  /** In all, shared among the actors. */
  readonly operations: number;
  /** After each operation. */
  progress?(done: number): void;
}

/** Lets all actors work at once, each doing one thing after the other. */
export async function runHistory(
  world: World,
  actors: readonly Actor[],
  { operations, progress }: Plan,
): Promise<void> {
  let begun = 0;
  let done = 0;
  async function work(actor: Actor) {
    await signIn(world, actor);
    while (begun < operations) {
      begun += 1;
      await drawn()(world, actor);
      done += 1;
      progress?.(done);
    }
  }
  await Promise.all(actors.map(work));
}
