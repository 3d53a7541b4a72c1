import { and, eq, ne, sql } from 'drizzle-orm';
import { later } from '../../clock';
import { rows, tables, type Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { lifetime } from '../../sessions/cookie';

const { sessions } = tables;

/** The student whose devices are meant. */
export type Recipient = Pick<Viewer, 'collegeId' | 'studentId'>;

/** A session that gets pushes. */
export interface Subscribed {
  /** The hash that identifies it. */
  readonly session: string;
  readonly endpoint: string;
}

const ofViewer = ({ collegeId, studentId, session }: Viewer) =>
  and(
    eq(sessions.collegeId, collegeId),
    eq(sessions.studentId, studentId),
    eq(sessions.tokenHash, session),
  );

export async function isSubscribed(database: Database, viewer: Viewer): Promise<boolean> {
  const [row] = await database.orm
    .select({ endpoint: sessions.pushEndpoint })
    .from(sessions)
    .where(ofViewer(viewer));
  return typeof row?.endpoint === 'string';
}

/**
 * Gives the endpoint to the viewer's session. Its earlier session loses it: the browser belongs to whoever is signed
 * in there now, also after a student of another college. Who knows an endpoint has the browser in front of them.
 */
export async function subscribe(
  database: Database,
  viewer: Viewer,
  endpoint: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Two tabs may subscribe at once: the second waits, rather than breaking the rule that an endpoint is unique.
    const lock = sql`select 1 from pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`;
    await rows(tx, lock);
    await tx
      .update(sessions)
      .set({ pushEndpoint: null })
      .where(and(eq(sessions.pushEndpoint, endpoint), ne(sessions.tokenHash, viewer.session)));
    await tx.update(sessions).set({ pushEndpoint: endpoint }).where(ofViewer(viewer));
  });
}

export async function unsubscribe(database: Database, viewer: Viewer): Promise<void> {
  await database.orm.update(sessions).set({ pushEndpoint: null }).where(ofViewer(viewer));
}

/** Removes an endpoint that its push service no longer knows, unless the session has a new one by now. */
export async function forget(database: Database, { session, endpoint }: Subscribed): Promise<void> {
  await database.orm
    .update(sessions)
    .set({ pushEndpoint: null })
    .where(and(eq(sessions.tokenHash, session), eq(sessions.pushEndpoint, endpoint)));
}

/** The subscribed sessions of a student that are still valid: an expired one stays in the table for a while. */
export async function listSubscribed(
  database: Database,
  { collegeId, studentId }: Recipient,
  now: Date,
): Promise<Subscribed[]> {
  return database.query<Subscribed>(
    `select token_hash as session, push_endpoint as endpoint from sessions
     where college_id = $1 and student_id = $2 and push_endpoint is not null
       and expires_at > $3 and (remember or last_seen > $4)`,
    [collegeId, studentId, now, later(now, -lifetime.idle)],
  );
}
