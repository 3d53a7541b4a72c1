import { randomBytes } from 'node:crypto';
import { perform, type Outcome, type Request, type Send } from './calls';
import type { History, Write } from './history';

/** Something that others can find: a post, a ride, an event. */
export interface Thing {
  readonly id: string;
  readonly place: string;
}

export type ThingKind = 'post' | 'ad' | 'cab' | 'event';

/** A student who calls one thing after the other. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  token: string | undefined;
  /** Of an accepted match. */
  readonly matchId: string;
  readonly own: Readonly<Record<ThingKind, Thing[]>>;
  /** Rides in which the actor has asked for a seat. */
  readonly asked: Thing[];
}

/** What all actors share. */
export interface World {
  readonly send: Send;
  readonly history: History;
  readonly collegeId: string;
  readonly emailSuffix: string;
  readonly communities: readonly string[];
  /** The newest things of everybody. */
  readonly shared: Readonly<Record<ThingKind, Thing[]>>;
  /** Counts outcomes: `post created: done`. */
  readonly outcomes: Map<string, number>;
  /** The code that was mailed to an address; undefined where none came. */
  codeFor(address: string): Promise<string | undefined>;
}

/** One thing that an actor does. */
export type Operation = (world: World, actor: Actor) => Promise<void>;

export function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

/** Letters alone, so that no check of texts takes it for a number to call. */
export function newName(): string {
  return [...randomBytes(10)].map((byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('');
}

/** Calls and counts what came of it. */
export async function call(world: World, what: string, request: Request): Promise<Outcome> {
  const outcome = await perform(async (each) => {
    const answer = await world.send(each);
    if (answer?.status === 500) count(world, 'answered with 500');
    return answer;
  }, request);
  const name = outcome.kind === 'refused' ? `refused with ${outcome.status}` : outcome.kind;
  count(world, `${what}: ${name}`);
  return outcome;
}

export function count({ outcomes }: World, what: string): void {
  outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
}

/** Enters a call's outcome into the history. @param value what it left behind where it was done */
export function enter(write: Write, outcome: Outcome, value: string | undefined): void {
  if (outcome.kind === 'done') write.happened(value);
  if (outcome.kind === 'refused') write.refused();
}
