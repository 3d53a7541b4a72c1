/** The student whose session a call carries. */
export interface Viewer {
  readonly studentId: string;
  readonly collegeId: string;
  /** Hash of the session's token: names the session without being good for anything. */
  readonly session: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the call carries; set before its body is read. */
    viewer: Viewer | undefined;
  }
}
