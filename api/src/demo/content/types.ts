import type { scenes } from './pictures';

export type PictureName = (typeof scenes)[number];

/** One comment: who (an index into the college's students) and what. */
export type DemoComment = readonly [student: number, text: string];

/** A post as it was written; the seed gives it its time, votes and order. */
export interface DemoPost {
  /** Index into the college's students. */
  readonly by: number;
  readonly community: string;
  readonly text: string;
  /** Hours before the site was first started. */
  readonly ago: number;
  /** Share of the college that votes on it, from 0 to 1; most of them for it. */
  readonly heat?: number;
  readonly pictures?: readonly PictureName[];
  readonly comments?: readonly DemoComment[];
}

/** The author of a confession is in `by`; the seed keeps it where confessions keep theirs. */
export type DemoConfession = Omit<DemoPost, 'community' | 'pictures'>;

export interface DemoContent {
  readonly posts: readonly DemoPost[];
  readonly confessions: readonly DemoConfession[];
}
