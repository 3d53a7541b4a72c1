import { serverMessages } from '@campus/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countMisses } from '../limits/limits';
import type { PicturesInSight } from '../modules/pictures/visibility';
import type { Services } from '../services';
import { isGuarded, parseFileName } from './media';

/** Headers of every picture answer. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Serves pictures by their unguessable address, without a session, so that a browser can cache them for
 * ever. Only a browser may: a removed picture must not stay in a shared cache.
 * No ETag and no Last-Modified: they would reveal content and time.
 */
export function mediaRoutes(
  root: FastifyInstance,
  { browsers, lookups, media }: Pick<Services, 'browsers' | 'lookups' | 'media'>,
  inSight: PicturesInSight,
): void {
  async function isOpen(key: string, request: FastifyRequest): Promise<boolean> {
    if (isGuarded(key)) return false;
    if (inSight.known(key)) return true;
    return countMisses(lookups, browsers.callerOf(request), () => inSight.find(key));
  }

  root.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const name = parseFileName(request.params.file);
    reply.headers(pictureHeaders);
    const open = name && (await isOpen(name.key, request));
    const bytes = open && (await media.read(name.key, name.variant));
    if (!bytes) return missing(reply);
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(bytes);
  });
  root.get('/media', async (_request, reply) => missing(reply.headers(pictureHeaders)));
  root.get('/media/*', async (_request, reply) => missing(reply.headers(pictureHeaders)));
}

function missing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ message: serverMessages.notFound });
}
