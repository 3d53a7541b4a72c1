import {
  endOneSession,
  endOtherSessions,
  listSessions,
  sessionListMessages,
  type OpenSession,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { clearToken, publicSessionId } from '../../sessions/cookie';

/** Where the student is signed in. */
export function ownSessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, origins, sessions } = services;

  route(app, listSessions, {
    access: 'student',
    async handler({ viewer }) {
      const all = (await sessions.list(viewer)).map(
        ({ session, createdAt, lastSeen, device }): OpenSession => ({
          _id: publicSessionId(session),
          createdAt,
          lastSeen,
          current: session === viewer.session,
          device,
        }),
      );
      return [...all.filter((one) => one.current), ...all.filter((one) => !one.current)];
    },
  });

  /** The session's hash, which no page ever sees. */
  async function named(viewer: Viewer, id: string): Promise<string> {
    const all = await sessions.list(viewer);
    const found = all.find(({ session }) => publicSessionId(session) === id);
    if (found === undefined) throw notFound(sessionListMessages.missing);
    return found.session;
  }

  route(app, endOneSession, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { id }, reply }) {
      const session = await named(viewer, id);
      await sessions.end({ ...viewer, session });
      if (session === viewer.session) clearToken(reply, origins);
      return { message: sessionListMessages.ended };
    },
  });

  route(app, endOtherSessions, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer }) {
      const ended = await database.transaction((tx) =>
        sessions.endOthers(tx, viewer, viewer.session),
      );
      await ended();
      return { message: sessionListMessages.othersEnded };
    },
  });
}
