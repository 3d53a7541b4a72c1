/** The signed-in student of a call. */
export interface Viewer {
  readonly studentId: string;
  readonly collegeId: string;
  /** Hash of the session's token: identifies the session but cannot be used to sign in. */
  readonly session: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in student; set before the body is read. */
    viewer: Viewer | undefined;
  }
}
