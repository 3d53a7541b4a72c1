/** The student whose session a call carries. */
export interface Viewer {
  readonly studentId: string;
  readonly collegeId: string;
  /** Hash of the session's token: names the session without being good for anything. */
  readonly session: string;
}
