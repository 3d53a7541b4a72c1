import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Milliseconds for which the rest of a body may still come in after its answer. */
const lingering = 10_000;

/**
 * A call that is refused before its body was read, such as one too many or too long, keeps its connection:
 * closed on what still comes, it would lose the answer. The rest is thrown away; who goes on sending is cut off.
 */
export function dropUnreadBodies(app: FastifyInstance, patience = lingering): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify says `close` to a body that it does not take. To a call without one it says so while it ends.
    if (isUnread(raw)) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!isUnread(raw) || raw.destroyed) return;
    const timer = setTimeout(() => raw.destroy(), patience).unref();
    raw.once('close', () => clearTimeout(timer)).resume();
  });
}

function isUnread({ headers, readableEnded }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !readableEnded;
}
