import type { CampusEvent, Endpoint, eventListing } from '@campus/contract';
import type { Answering } from '@campus/contract/react';
import type { Form, Texts } from '@campus/shared-features/form';
import type { EntryPage, Listing, Scene } from '@campus/shared-features/listing';
import { formatClock, formatDay } from '@campus/shared-ui/time';
import type { ComponentType } from 'react';

/** What events and trips have in common: somebody announces them for a day, and others are interested. */
export type Occasion = Omit<CampusEvent, 'eventDate' | 'eventTime'>;

type EventCalls = (typeof eventListing)['calls'];

/** A call that takes what a form holds; its schema judges it before it is sent. */
interface Writing<T> extends Answering<T> {
  readonly body: Endpoint['answer'];
}

interface OccasionCalls<T, P> extends Pick<EventCalls, 'calendarPath' | 'interest'> {
  readonly list: Answering<P> & Pick<EventCalls['list'], 'query'>;
  readonly verify: Endpoint & Pick<EventCalls['verify'], 'params' | 'answer'>;
  readonly create: Writing<T>;
  readonly update: Writing<T> & Pick<EventCalls['update'], 'params'>;
}

export interface FieldsProps {
  readonly form: Pick<Form<Texts>, 'field'>;
}

/** Fields that only one kind of occasion has. */
interface OwnFields {
  /** What the form begins with. */
  readonly empty: Texts;
  readonly Fields: ComponentType<FieldsProps>;
}

/** A listing of occasions; `F` are the names of the fields that say when one begins. */
export type Occasions<T extends OccasionAt<F>, K extends string, F extends string> = Listing<
  T,
  K
> & {
  readonly calls: OccasionCalls<T, EntryPage<T, K>>;
  readonly dayField: F;
  readonly timeField: F;
  /** Address of its card. */
  readonly path: (id: string) => string;
  readonly own?: OwnFields;
  readonly words: OccasionWords;
};

/** What the pages of one kind of occasion say. */
export interface OccasionWords {
  /** Drawn where a list is empty. */
  readonly scene: Scene;
  /** Where nothing is to come. */
  readonly nothingToCome: string;
  /** Where the student has announced none. */
  readonly noneOfYours: string;
  /** What to try where the filters leave nothing. */
  readonly hint: string;
  /** Examples of what may be written. */
  readonly titleExample: string;
  readonly descriptionExample: string;
}

export type OccasionAt<F extends string> = Occasion & { readonly [name in F]: string };

interface Moment {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** When it begins, on the campus clock. */
export function momentOf<F extends string>(
  { dayField, timeField }: { readonly dayField: F; readonly timeField: F },
  fields: { readonly [name in F]: string },
): Moment {
  return { day: fields[dayField], time: fields[timeField] };
}

/** When it begins, e.g. 'Tomorrow, 5:30 pm'. */
export function formatMoment({ day, time }: Moment): string {
  return `${formatDay(day)}, ${formatClock(time)}`;
}
