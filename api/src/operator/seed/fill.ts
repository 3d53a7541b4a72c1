import type { Services } from '../../services';
import type { Say } from '../command';
import { addAds } from './ads';
import { addCabs } from './cabs';
import { addComments } from './comments';
import { addEvents } from './events';
import { addExplores } from './explores';
import { chancesOf, passwordOf, type Filling } from './filling';
import { communitiesOf, loadCollege, refuseImpossible, studentsOf, theGround } from './ground';
import { addConfessions, addPosts } from './posts';
import { beginRun, endRun } from './runs';
import { addStudents } from './students';
import { targetsOf } from './targets';
import { addVotes } from './votes';
import type { Counts, Wanted } from './wanted';

interface Filled {
  readonly seed: string;
  readonly college: { readonly id: string; readonly name: string; readonly emailSuffix: string };
  readonly added: Counts;
  /** Addresses between which every student of this run can sign in; null where none was added. */
  readonly signIn: {
    readonly first: string;
    readonly last: string;
    readonly password: string;
  } | null;
}

/**
 * Adds what is wanted to the college for load tests. Cut off in the middle, what is there is whole: every
 * batch keeps the counts right.
 * @throws Refusal when what is wanted cannot be; nothing is written then
 */
export async function fill(services: Services, wanted: Wanted, say: Say): Promise<Filled> {
  const { database, clock, passwords } = services;
  const { seed } = wanted;
  say(`Seed: ${seed}`);
  await refuseImpossible(database, wanted);
  const password = passwordOf(seed);
  const passwordHash = wanted.students > 0 ? await passwords.hash(password) : '';
  const now = clock();
  const { college, run } = await database.transaction(async (tx) => ({
    run: await beginRun(tx, now),
    college: await theGround(tx, now),
  }));
  const chances = chancesOf({ seed, run });
  const filling: Filling = { database, collegeId: college.id, now, say, ...chances };
  const students = await addStudents(filling, { count: wanted.students, passwordHash });
  const added = { students: students.added, ...(await addContent(filling, wanted)) };
  // Nobody else does it in time for the load test, and on the embedded database nobody at all.
  await database.transaction((tx) => tx.execute('analyze'), { unlimited: true });
  await endRun(database.orm, run, clock());
  const { emailSuffix } = loadCollege;
  const signIn = students.range && { ...students.range, password };
  return { seed, college: { ...college, emailSuffix }, added, signIn };
}

async function addContent(filling: Filling, wanted: Wanted): Promise<Omit<Counts, 'students'>> {
  const { database, collegeId } = filling;
  const communities = await communitiesOf(database, collegeId);
  const writers = await studentsOf(database, collegeId);
  const posts = await addPosts(filling, { writers, communities, count: wanted.posts });
  const confessions = await addConfessions(filling, {
    writers,
    communities,
    count: wanted.confessions,
  });
  const targets = wanted.comments + wanted.votes > 0 ? await targetsOf(filling) : [];
  return {
    posts,
    confessions,
    comments: await addComments(filling, { writers, targets, count: wanted.comments }),
    votes: await addVotes(filling, { writers, targets, count: wanted.votes }),
    ads: await addAds(filling, { writers, count: wanted.ads }),
    cabs: await addCabs(filling, { writers, count: wanted.cabs }),
    events: await addEvents(filling, { writers, count: wanted.events }),
    explores: await addExplores(filling, { writers, count: wanted.explores }),
  };
}
