import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database';
import { prepareGround, worldOn } from '../history/ground';
import { signIn } from '../history/operations/account';
import { startSite } from './site';

export interface SignedIn {
  /** Of the site. */
  readonly url: string;
  /** Of the session of a student. */
  readonly token: string;
  isSignedIn(): Promise<boolean>;
}

/** Runs on a site of its own, on the embedded database, with a student who is signed in. */
export async function withSignedIn<T>(work: (signedIn: SignedIn) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-holds-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const ground = await prepareGround(database, 2);
  await database.close();
  const site = await startSite(dataDir);
  try {
    const world = worldOn(ground, site);
    const [actor] = ground.actors;
    if (actor === undefined) throw new Error('There is no student.');
    await signIn(world, actor);
    const { token = '' } = actor;
    return await work({
      url: site.url,
      token,
      async isSignedIn() {
        const answer = await site.send({ method: 'GET', url: '/api/auth/verify-token', token });
        return answer?.body['isAuthenticated'] === true;
      },
    });
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
