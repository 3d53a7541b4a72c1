import type { CampusEvent, Endpoint, verifyEventOrganizer } from '@campus/contract';
import type { InterestCalls, Listing } from '@campus/shared-features/listing';
import { formatClock, formatDay } from '@campus/shared-ui/time';

/** What events and trips have in common: somebody announces them for a day, and others are interested. */
export type Occasion = Omit<CampusEvent, 'eventDate' | 'eventTime'>;

/** When an occasion begins, on the campus clock. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** A listing of occasions; `M` are the fields that say when one begins. */
export interface Occasions<T extends Occasion & M, K extends string, M> extends Listing<T, K> {
  readonly messages: Listing<T, K>['messages'] & { readonly createFailed: string };
  readonly momentOf: (fields: M) => Moment;
  /** Which of these fields is wrong where the moment is over. */
  readonly dayField: string;
  /** Address of its card. */
  readonly path: (id: string) => string;
  readonly calendarPath: (id: string) => string;
  readonly verify: Endpoint & Pick<typeof verifyEventOrganizer, 'params' | 'answer'>;
  readonly interest: InterestCalls;
}

/** When it begins, e.g. 'Tomorrow, 5:30 pm'. */
export function formatMoment({ day, time }: Moment): string {
  return `${formatDay(day)}, ${formatClock(time)}`;
}
