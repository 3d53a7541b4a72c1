import type { Limits } from '../limits/limits';
import type { Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
  interface FastifyRequest {
    /** Whose session the call carries; set before its body is read. */
    viewer: Viewer | undefined;
  }
}
