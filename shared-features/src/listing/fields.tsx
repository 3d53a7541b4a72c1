import { campusInstant, limits, listingMessages, type Problem } from '@campus/contract';
import { TextArea, TextField } from '@campus/shared-ui/field';
import type { FieldWires } from '../form';

const listHint = 'Separate more than one with commas';

/** One or more phone numbers. */
export function PhoneField(wires: FieldWires) {
  return <TextField {...wires} type="tel" label="Phone" hint={listHint} autoComplete="tel" />;
}

/** One or more handles; if several are allowed, the field says so. */
export function SocialField(wires: FieldWires & { readonly hint?: string }) {
  return (
    <TextField
      {...wires}
      label="Social media (optional)"
      placeholder="@handle"
      autoComplete="off"
    />
  );
}

/** Text of any length, with an example. */
export function DescriptionField(wires: FieldWires & { readonly placeholder: string }) {
  return <TextArea {...wires} label="Description" limit={limits.descriptionLength} />;
}

/**
 * The problem with a moment in the past.
 * @param field that shows it
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`, both on the campus clock
 */
export function problemOfPast(field: string, day: string, time: string): Problem | undefined {
  const isPast = campusInstant(day, time).getTime() <= Date.now();
  return isPast ? { field, message: listingMessages.inThePast } : undefined;
}
