import { createHmac } from 'node:crypto';
import type { Viewer } from '../../http/viewer';
import { networkOf } from '../../limits/network';
import type { BuildName } from './field-reports.repository';

/** Whose word a report is: one student's on all devices, or one network's of whoever is not signed in. */
export interface Reporter {
  readonly signedIn: boolean;
  /**
   * Tells reporters of one build apart. It is another name for another build, so that reports of two builds
   * cannot be joined, and the same at all times of the day, or midnight would make two of one student.
   */
  nameFor(build: BuildName): string;
}

interface Caller {
  readonly viewer: Viewer | undefined;
  readonly ip: string;
}

/** Tabs and devices are anybody's to make up; an account takes a college's mailbox, a network a network. */
export function reporterOf(secret: string, { viewer, ip }: Caller): Reporter {
  const who = viewer ? `student ${viewer.studentId}` : `network ${networkOf(ip)}`;
  return {
    signedIn: viewer !== undefined,
    nameFor: ({ remote, build }) =>
      createHmac('sha256', secret)
        .update(['field report', remote, build, who].join('\n'))
        .digest('base64url')
        .slice(0, 22),
  };
}
