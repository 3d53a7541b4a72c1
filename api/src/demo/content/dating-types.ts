import type { Gender } from '@campus/contract';
import type { PortraitName } from './pictures';
import type { PictureName } from './types';

/** Index into the college's students. */
type Student = number;

export interface DemoProfile {
  readonly by: Student;
  readonly name: string;
  readonly gender: Gender;
  readonly short: string;
  readonly full: string;
  readonly preferences: string;
  readonly portrait: PortraitName;
  readonly pictures?: readonly PictureName[];
  /** Hours before the site was first started. */
  readonly ago: number;
}

/** One message: who, how many hours before the site was first started, and what. */
export type DemoMessage = readonly [student: Student, ago: number, text: string];

export interface DemoMatch {
  readonly from: Student;
  readonly to: Student;
  readonly askedAgo: number;
  /** Accepted then; without it, the request waits. */
  readonly answeredAgo?: number;
  readonly messages?: readonly DemoMessage[];
  /** How many of the last messages were not yet seen by the one who did not write them. */
  readonly unread?: number;
}

export interface DemoDating {
  readonly profiles: readonly DemoProfile[];
  readonly matches: readonly DemoMatch[];
}
