/**
 * What was there to see. Under `images` are the keys of the pictures: their files stay as long as a report
 * that names them waits for a decision.
 */
export type Evidence = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

/** Something that a student can see and therefore report. */
export interface Subject {
  /** Null on a confession or a comment on one. */
  readonly authorId: string | null;
  /** Whether it is the student's own. */
  readonly isOwn: boolean;
  readonly evidence: Evidence;
}
