import {
  campusInstant,
  exploreChange,
  exploreForm,
  firstProblem,
  listingMessages,
  type Explore,
  type Problem,
} from '@campus/contract';

/** The texts of the form, in the order in which their problems are shown. */
const fields = [
  'title',
  'organiserName',
  'phone',
  'exploreDate',
  'exploreTime',
  'description',
  'source',
  'destination',
  'duration',
  'socialMediaHandle',
] as const;

/** What the form holds, as it is typed. */
export type ExploreValues = Record<(typeof fields)[number], string>;

function valuesBy(text: (field: keyof ExploreValues) => string): ExploreValues {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as ExploreValues;
}

export const emptyValues = valuesBy(() => '');

export function valuesOf(explore: Explore): ExploreValues {
  return valuesBy((field) => explore[field]);
}

function begun({ exploreDate, exploreTime }: ExploreValues): Problem | undefined {
  const isPast = campusInstant(exploreDate, exploreTime).getTime() <= Date.now();
  return isPast ? { field: 'exploreDate', message: listingMessages.inThePast } : undefined;
}

/** A new trip: what to send, or the first thing that is wrong with it. */
export function newExplore(values: ExploreValues, images: string[]) {
  const body = { ...values, images };
  return { body, problem: firstProblem(exploreForm, body) ?? begun(values) };
}

/** A change holds only what differs. */
export function changeOf(explore: Explore, values: ExploreValues) {
  const before = valuesOf(explore);
  const changed = fields.filter((field) => values[field] !== before[field]);
  const body: Partial<ExploreValues> = Object.fromEntries(
    changed.map((field) => [field, values[field]]),
  );
  const moved = changed.includes('exploreDate') || changed.includes('exploreTime');
  return {
    body,
    problem: firstProblem(exploreChange, body) ?? (moved ? begun(values) : undefined),
  };
}
