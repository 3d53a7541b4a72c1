import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheRules } from './headers';
import type { KeptText } from './compress-text';
import { acceptedEncodings } from './encoding';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Sending extends KeptText {
  text: string;
  type: string;
  status?: 200 | 404;
}

/**
 * Sends what is asked for anew each time, compressed where the client takes it, or 304 to who has it.
 * Its ETag is weak: one for the same text in every encoding.
 */
export async function sendText(
  { request, reply }: Exchange,
  { text, tag, compressed, type, status = 200 }: Sending,
): Promise<FastifyReply> {
  reply.header('cache-control', cacheRules.revalidate).header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', `W/"${tag}"`);
    if (request.headers['if-none-match']?.includes(`"${tag}"`)) return reply.code(304).send();
  }
  reply.code(status).type(type);
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  const body = (await compressed)[encoding.name];
  return reply.header('content-encoding', encoding.name).send(body);
}
