import { PhoneField } from '@campus/shared-features/listing';
import type { FieldWires } from '@campus/shared-features/form';
import { TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';

interface OrganiserFieldsProps {
  readonly name: FieldWires;
  readonly phone: FieldWires;
}

/** Who announces it, and how to reach them. */
export function OrganiserFields({ name, phone }: OrganiserFieldsProps) {
  return (
    <FieldPair>
      <TextField {...name} label="Organiser name" autoComplete="name" />
      <PhoneField {...phone} />
    </FieldPair>
  );
}

interface MomentFieldsProps {
  readonly day: FieldWires;
  readonly time: FieldWires;
}

/** A day and a time to come, on the campus clock. */
export function MomentFields({ day, time }: MomentFieldsProps) {
  return (
    <FieldPair>
      <TextField {...day} type="date" label="Date" min={today()} required />
      <TextField {...time} type="time" label="Time" required />
    </FieldPair>
  );
}
