import {
  campusInstant,
  eventChange,
  eventForm,
  firstProblem,
  listingMessages,
  type CampusEvent,
  type Problem,
} from '@campus/contract';

/** The texts of the form, in the order in which their problems are shown. */
const fields = [
  'title',
  'organiserName',
  'phone',
  'eventDate',
  'eventTime',
  'description',
] as const;

/** What the form holds, as it is typed. */
export type EventValues = Record<(typeof fields)[number], string>;

function valuesBy(text: (field: keyof EventValues) => string): EventValues {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as EventValues;
}

export const emptyValues = valuesBy(() => '');

export function valuesOf(event: CampusEvent): EventValues {
  return valuesBy((field) => event[field]);
}

function begun({ eventDate, eventTime }: EventValues): Problem | undefined {
  const isPast = campusInstant(eventDate, eventTime).getTime() <= Date.now();
  return isPast ? { field: 'eventDate', message: listingMessages.inThePast } : undefined;
}

/** A new event: what to send, or the first thing that is wrong with it. */
export function newEvent(values: EventValues, images: string[]) {
  const body = { ...values, images };
  return { body, problem: firstProblem(eventForm, body) ?? begun(values) };
}

/** A change holds only what differs. */
export function changeOf(event: CampusEvent, values: EventValues) {
  const before = valuesOf(event);
  const changed = fields.filter((field) => values[field] !== before[field]);
  const body: Partial<EventValues> = Object.fromEntries(
    changed.map((field) => [field, values[field]]),
  );
  const moved = changed.includes('eventDate') || changed.includes('eventTime');
  return { body, problem: firstProblem(eventChange, body) ?? (moved ? begun(values) : undefined) };
}
