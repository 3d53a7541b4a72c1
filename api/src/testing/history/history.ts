import type { Database } from '../../database/database';

/** The content of a place in the database; undefined if it is empty. */
export type Value = string | undefined;

/** A write that has been sent. Until one of these is called, it may or may not have happened. */
export interface Write {
  happened(value: Value): void;
  refused(): void;
}

/**
 * The possible final content of each place, from acknowledged, refused and unanswered writes. A place has one
 * writer, who sends one write after the other.
 */
export interface History {
  /** @param possible the results that the write may have */
  write(place: string, possible: readonly Value[]): Write;
  /** Rows that are deleted with another, such as the votes on a deleted post. */
  vanishesWith(place: string, other: string): void;
  /** Whether the row with which this place vanishes may have been deleted, even if the answer is still open. */
  mayHaveVanished(place: string): boolean;
  /** @param found the content of the database, place by place */
  problems(found: ReadonlyMap<string, readonly string[]>): string[];
  size(): number;
}

export function createHistory(): History {
  const possible = new Map<string, ReadonlySet<Value>>();
  const vanishing = new Map<string, string>();
  const before = (place: string) => possible.get(place) ?? new Set<Value>([undefined]);

  /** Whether the place may be empty, or was empty for a while so that dependent rows were deleted. */
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
    mayHaveVanished,
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

/** Refusals that a student can get: the target was deleted, or the action was already done. */
const ordinary = /refused with (404|409)$/;

interface Finished {
  readonly collegeId: string;
  readonly history: History;
  /** How often each outcome was counted. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Every fault of the database and the answers of a run; empty if there is none. */
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

/** Every place of a history and its content; a text starts with the name of its place. */
const places = `
  select 'post:' || split_part(content, ' ', 1) as place, content as value
    from posts where college_id = $1
  union all select 'comment:' || split_part(content, ' ', 1), content
    from comments where college_id = $1
  union all select 'ad:' || split_part(description, ' ', 1), description
    from ads where college_id = $1
  union all select 'cab:' || split_part(description, ' ', 1), description
    from cabs where college_id = $1
  union all select 'event:' || split_part(description, ' ', 1), description
    from events where college_id = $1
  union all select 'message:' || split_part(message, ' ', 1), message
    from dating_messages where college_id = $1
  union all select 'vote:' || post_id || ':' || student_id, value::text
    from votes where college_id = $1
  union all select 'interest:' || event_id || ':' || student_id, 'shown'
    from event_interests where college_id = $1
  union all select 'seat:' || cab_id || ':' || student_id, 'there'
    from seat_requests where college_id = $1
  union all select 'grant:' || id, state
    from seat_requests where college_id = $1 and state = 'granted'
  union all select 'session:' || token_hash, 'alive'
    from sessions where college_id = $1
  union all select 'name:' || id, username
    from students where college_id = $1 and email like 'actor%'
  union all select 'student:' || email, username
    from students where college_id = $1 and email not like 'actor%'`;

async function readSeats(database: Database, collegeId: string) {
  const rows = await database.query<{ place: string; value: string }>(places, [collegeId]);
  const seats = new Map<string, string[]>();
  for (const { place, value } of rows) seats.set(place, [...(seats.get(place) ?? []), value]);
  return seats;
}

const counters = {
  likes: `select p.id from posts p where college_id = $1 and likes <> (select count(*) from votes v
    where v.college_id = $1 and v.post_id = p.id and value = 1)`,
  dislikes: `select p.id from posts p where college_id = $1 and dislikes <> (select count(*) from
    votes v where v.college_id = $1 and v.post_id = p.id and value = -1)`,
  comments: `select p.id from posts p where college_id = $1 and comments_count <> (select count(*)
    from comments c where c.college_id = $1 and c.post_id = p.id)`,
  interest: `select e.id from events e where college_id = $1 and interested_count <> (select count(*)
    from event_interests i where i.college_id = $1 and i.event_id = e.id)`,
  seats: `select c.id from cabs c where college_id = $1 and 10 - seats_available <> (select count(*)
    from seat_requests r where r.college_id = $1 and r.cab_id = c.id and state = 'granted')`,
};

/** Counts that differ from the rows. */
export async function wrongCounters(database: Database, collegeId: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(counters)) {
    const miscounted = await database.query<{ id: string }>(text, [collegeId]);
    wrong.push(...miscounted.map(({ id }) => `miscounted: ${name} of ${id}`));
  }
  return wrong;
}
