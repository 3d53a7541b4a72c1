import type { CampusEvent, Endpoint, eventListing } from '@campus/contract';
import type { Answering } from '@campus/contract/react';
import type { Form, Texts } from '@campus/shared-features/form';
import type { EntryPage, Listing, Scene } from '@campus/shared-features/listing';
import { formatClock, formatDay } from '@campus/shared-ui/time';
import type { ComponentType } from 'react';

/** The common part of events and trips: announced for a day, and other students can be interested. */
export type Occasion = Omit<CampusEvent, 'eventDate' | 'eventTime'>;

type EventCalls = (typeof eventListing)['calls'];

/** A call that sends the values of a form; its schema validates them before sending. */
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
  /** The initial values of the form. */
  readonly empty: Texts;
  readonly Fields: ComponentType<FieldsProps>;
}

/** A listing of occasions; `F` are the names of the fields for the start day and time. */
export type Occasions<T extends OccasionAt<F>, K extends string, F extends string> = Listing<
  T,
  K
> & {
  readonly calls: OccasionCalls<T, EntryPage<T, K>>;
  readonly dayField: F;
  readonly timeField: F;
  /** Path of an occasion's card. */
  readonly path: (id: string) => string;
  readonly own?: OwnFields;
  readonly words: OccasionWords;
};

/** The texts on the pages of one kind of occasion. */
export interface OccasionWords {
  /** The drawing for an empty list. */
  readonly scene: Scene;
  /** Shown if nothing is upcoming. */
  readonly nothingToCome: string;
  /** Shown if the student has announced none. */
  readonly noneOfYours: string;
  /** What to try if the filters match nothing. */
  readonly hint: string;
  /** Example texts for the form. */
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

/** The start of an occasion, on the campus clock. */
export function momentOf<F extends string>(
  { dayField, timeField }: { readonly dayField: F; readonly timeField: F },
  fields: { readonly [name in F]: string },
): Moment {
  return { day: fields[dayField], time: fields[timeField] };
}

/** The start as text, e.g. 'Tomorrow, 5:30 pm'. */
export function formatMoment({ day, time }: Moment): string {
  return `${formatDay(day)}, ${formatClock(time)}`;
}
