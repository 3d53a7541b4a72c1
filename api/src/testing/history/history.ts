import type { Database } from '../../database/database';
import { readSeats, wrongCounters } from './problems';

/** What a place of the database holds; undefined where nothing is there. */
export type Value = string | undefined;

/** A write that has been sent. Until one of these is called, it may have happened or not. */
export interface Write {
  happened(value: Value): void;
  refused(): void;
}

/**
 * What may be found in the end, place by place, from what was acknowledged, refused and never answered. A
 * place has one writer, who sends one write after the other.
 */
export interface History {
  /** @param possible what the write may leave behind */
  write(place: string, possible: readonly Value[]): Write;
  /** What vanishes with something else, such as the votes on a post that is deleted. */
  vanishesWith(place: string, other: string): void;
  /** @param found what the database holds, place by place */
  problems(found: ReadonlyMap<string, readonly string[]>): string[];
  size(): number;
}

export function createHistory(): History {
  const possible = new Map<string, ReadonlySet<Value>>();
  const vanishing = new Map<string, string>();
  const before = (place: string) => possible.get(place) ?? new Set<Value>([undefined]);

  /** Whether the place may be empty, or was empty for a while and has taken others along. */
  const everEmptied = new Set<string>();
  function mayHaveVanished(place: string): boolean {
    const other = vanishing.get(place);
    return other !== undefined && (everEmptied.has(other) || mayHaveVanished(other));
  }

  function problem(place: string, values: readonly string[]): string | undefined {
    const allowed = before(place);
    if (values.length > 1) return `doubled: ${place}`;
    const [value] = values;
    if (allowed.has(value)) return undefined;
    if (value === undefined) {
      return mayHaveVanished(place) ? undefined : `lost: ${place}, ${list(allowed)}`;
    }
    if (allowed.size === 1 && allowed.has(undefined)) return `should be gone: ${place}, ${value}`;
    return `wrong: ${place} is ${value} and not ${list(allowed)}`;
  }

  return {
    write(place, values) {
      const earlier = before(place);
      possible.set(place, new Set([...earlier, ...values]));
      if (values.includes(undefined)) everEmptied.add(place);
      return {
        happened: (value) => void possible.set(place, new Set([value])),
        refused: () => void possible.set(place, earlier),
      };
    },
    vanishesWith: (place, other) => void vanishing.set(place, other),
    problems(found) {
      const places = new Set([...possible.keys(), ...found.keys()]);
      return [...places].flatMap((place) => problem(place, found.get(place) ?? []) ?? []);
    },
    size: () => possible.size,
  };
}

function list(values: ReadonlySet<Value>): string {
  return [...values].map((value) => value ?? 'nothing').join(' or ');
}

/** Refusals that a student can meet: what was there is gone, or was done before. */
const ordinary = /refused with (404|409)$/;

interface Finished {
  readonly collegeId: string;
  readonly history: History;
  /** How often each outcome was counted. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Everything that the database and the answers of a run have wrong; empty where nothing is. */
export async function verdict(
  database: Database,
  { collegeId, history, outcomes }: Finished,
): Promise<string[]> {
  const strange = [...outcomes].filter(
    ([what]) =>
      /^PROBLEM|with 500$/.test(what) || (what.includes('refused') && !ordinary.test(what)),
  );
  return [
    ...history.problems(await readSeats(database, collegeId)),
    ...(await wrongCounters(database, collegeId)),
    ...strange.map(([what, times]) => `${what}, ${times} times`),
  ];
}
