import { serverMessages } from '@campus/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PicturesInSight } from '../modules/pictures/visibility';
import { isGuarded, type Media, parseFileName } from './media';

/** Headers of every picture answer. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface Pictures {
  readonly media: Media;
  readonly inSight: PicturesInSight;
}

/**
 * Serves pictures by their unguessable address, without a session, so that a browser can cache them for
 * ever. Only a browser may: a removed picture must not stay in a shared cache.
 * No ETag and no Last-Modified: they would reveal content and time.
 */
export function mediaRoutes(root: FastifyInstance, { media, inSight }: Pictures): void {
  root.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const name = parseFileName(request.params.file);
    const open = name && !isGuarded(name.key) && (await inSight(name.key));
    const bytes = open && (await media.read(name.key, name.variant));
    reply.headers(pictureHeaders);
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
