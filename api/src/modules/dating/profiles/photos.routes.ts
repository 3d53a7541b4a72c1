import { serverMessages } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, notLoggedIn } from '../../../http/errors';
import { isGuarded, parseFileName } from '../../../media/keys';
import { pictureHeaders } from '../../../media/media.routes';
import type { Services } from '../../../services';
import { refusalsEndedBefore } from '../refusal-ends';
import { maySeePhoto } from './profiles.repository';

/**
 * Photos of profiles, to students who may see the profile at that moment: a browser may keep one, but asks
 * before it shows it again. No call of the contract, as it answers no JSON.
 */
export function photoRoutes(
  app: FastifyInstance,
  { database, media, clock }: Pick<Services, 'database' | 'media' | 'clock'>,
): void {
  app.get<{ Params: { file: string } }>(
    '/api/dating/photos/:file',
    async ({ viewer, params, headers }, reply) => {
      if (viewer === undefined) throw notLoggedIn();
      const name = parseFileName(params.file);
      const since = refusalsEndedBefore(clock());
      const allowed =
        name !== undefined &&
        isGuarded(name.key) &&
        (await maySeePhoto(database, viewer, { key: name.key, since }));
      if (!allowed) throw notFound(serverMessages.notFound);
      const etag = `"${params.file}"`;
      reply
        .headers(pictureHeaders)
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Cookie')
        .header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await media.read(name.key, name.variant);
      if (bytes === undefined) throw notFound(serverMessages.notFound);
      return reply.type('image/webp').send(bytes);
    },
  );
}
