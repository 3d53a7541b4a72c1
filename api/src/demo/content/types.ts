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

/** Index into the college's students. */
type Student = number;

export interface DemoAd {
  readonly by: Student;
  readonly title: string;
  /** Rupees. */
  readonly price: number;
  readonly description: string;
  readonly picture: PictureName;
  /** Hours before the site was first started. */
  readonly ago: number;
  readonly isSold?: boolean;
}

interface Timed {
  readonly by: Student;
  /** Days from the first start of the site; below 0 it has ended. */
  readonly inDays: number;
  /** `HH:MM` on the campus clock. */
  readonly at: string;
  readonly description: string;
}

export interface DemoCab extends Timed {
  readonly from: string;
  readonly to: string;
  /** What is left beside the granted ones. */
  readonly seats: number;
  readonly asked?: readonly Student[];
  readonly granted?: readonly Student[];
}

export interface DemoEvent extends Timed {
  readonly title: string;
  readonly organiser: string;
  readonly picture: PictureName;
  readonly interested: readonly Student[];
}

export interface DemoTrip extends DemoEvent {
  readonly from: string;
  readonly to: string;
  readonly duration: string;
}

export interface DemoListings {
  readonly ads: readonly DemoAd[];
  readonly cabs: readonly DemoCab[];
  readonly events: readonly DemoEvent[];
  readonly trips: readonly DemoTrip[];
}
