import type { Database } from '../../database';
import { readPlaces, wrongCounters } from './found';
import type { World } from './world';

/** Refusals that a student can meet: what was there is gone, or was done before. */
const ordinary = /refused with (404|409)$/;

/** Everything that the database and the answers of a run have wrong; empty where nothing is. */
export async function verdict(database: Database, world: World): Promise<string[]> {
  const { collegeId, history, outcomes } = world;
  const strange = [...outcomes].filter(
    ([what]) =>
      /^PROBLEM|with 500$/.test(what) || (what.includes('refused') && !ordinary.test(what)),
  );
  return [
    ...history.problems(await readPlaces(database, collegeId)),
    ...(await wrongCounters(database, collegeId)),
    ...strange.map(([what, times]) => `${what}, ${times} times`),
  ];
}
