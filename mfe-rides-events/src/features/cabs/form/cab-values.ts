import {
  cabChange,
  cabForm,
  campusInstant,
  firstProblem,
  listingMessages,
  type Cab,
  type Problem,
} from '@campus/contract';

/** In the order in which their problems are shown. */
const fields = [
  'source',
  'destination',
  'passengerName',
  'journeyDate',
  'journeyTime',
  'seatsAvailable',
  'description',
  'phone',
  'socialMedia',
] as const;

/** What the form holds, as it is typed. */
export type CabValues = Record<(typeof fields)[number], string>;

function valuesBy(text: (field: keyof CabValues) => string): CabValues {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as CabValues;
}

export const emptyValues = valuesBy(() => '');

export function valuesOf(cab: Cab): CabValues {
  return valuesBy((field) => String(cab[field]));
}

/** What is no number is refused by the contract, with its message. */
function seatsOf({ seatsAvailable }: CabValues): number {
  return seatsAvailable.trim() === '' ? Number.NaN : Number(seatsAvailable);
}

function departed({ journeyDate, journeyTime }: CabValues): Problem | undefined {
  const isPast = campusInstant(journeyDate, journeyTime).getTime() <= Date.now();
  return isPast ? { field: 'journeyDate', message: listingMessages.inThePast } : undefined;
}

/** A new ride: what to send, or the first thing that is wrong with it. */
export function newRide(values: CabValues) {
  const body = { ...values, seatsAvailable: seatsOf(values) };
  return { body, problem: firstProblem(cabForm, body) ?? departed(values) };
}

/** A change holds only what differs, so that seats granted meanwhile are not overwritten. */
export function changeOf(cab: Cab, values: CabValues) {
  const before = valuesOf(cab);
  const differs = (field: keyof CabValues) => values[field] !== before[field];
  const { body: all } = newRide(values);
  const body: Partial<typeof all> = Object.fromEntries(
    fields.filter(differs).map((field) => [field, all[field]]),
  );
  const moved = differs('journeyDate') || differs('journeyTime');
  return {
    body,
    problem: firstProblem(cabChange, body) ?? (moved ? departed(values) : undefined),
  };
}
