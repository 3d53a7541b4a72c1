import type { Notification } from '@campus/contract';
import type { IconName } from '@campus/shared-ui';

interface Look {
  readonly icon: IconName;
  /** Dating is warm; the rest of the campus is indigo. */
  readonly tone: 'calm' | 'warm' | 'good' | 'bad';
}

/** The sign of each kind. */
export const looks: Readonly<Record<Notification['kind'], Look>> = {
  comment: { icon: 'comment', tone: 'calm' },
  'confession-comments': { icon: 'mask', tone: 'calm' },
  'seat-asked': { icon: 'car', tone: 'calm' },
  'seat-granted': { icon: 'car', tone: 'good' },
  'seat-refused': { icon: 'car', tone: 'bad' },
  'match-request': { icon: 'heart', tone: 'warm' },
  match: { icon: 'spark', tone: 'warm' },
  message: { icon: 'comment', tone: 'warm' },
  'report-decided': { icon: 'check', tone: 'good' },
  'content-hidden': { icon: 'eye-off', tone: 'bad' },
  'community-accepted': { icon: 'people', tone: 'good' },
  'community-refused': { icon: 'people', tone: 'bad' },
};
