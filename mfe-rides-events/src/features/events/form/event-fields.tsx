import { limits } from '@campus/contract';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { EventValues } from './event-values';

interface EventFieldsProps {
  readonly values: EventValues;
  readonly onChange: (some: Partial<EventValues>) => void;
  /** What is wrong with a field, or undefined. */
  readonly wrong: (field: string) => string | undefined;
}

/** Every field of an event but its pictures. */
export function EventFields({ values, onChange, wrong }: EventFieldsProps) {
  const wire = (field: keyof EventValues) => ({
    value: values[field],
    error: wrong(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <TextField {...wire('title')} label="Title" placeholder="Open mic night" />
      <FieldPair>
        <TextField {...wire('organiserName')} label="Organiser name" autoComplete="name" />
        <TextField
          {...wire('phone')}
          type="tel"
          label="Phone"
          hint="Separate several with commas"
          autoComplete="tel"
        />
      </FieldPair>
      <FieldPair>
        <TextField {...wire('eventDate')} type="date" label="Date" min={today()} required />
        <TextField {...wire('eventTime')} type="time" label="Time" required />
      </FieldPair>
      <TextArea
        {...wire('description')}
        label="Description"
        placeholder="What happens, where, what to bring"
        limit={limits.descriptionLength}
      />
    </>
  );
}
