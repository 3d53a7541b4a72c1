import { limits } from '@campus/contract';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { ExploreValues } from './explore-values';

interface ExploreFieldsProps {
  readonly values: ExploreValues;
  readonly onChange: (some: Partial<ExploreValues>) => void;
  /** What is wrong with a field, or undefined. */
  readonly wrong: (field: string) => string | undefined;
}

/** Every field of a trip but its pictures. */
export function ExploreFields({ values, onChange, wrong }: ExploreFieldsProps) {
  const wire = (field: keyof ExploreValues) => ({
    value: values[field],
    error: wrong(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <TextField {...wire('title')} label="Title" placeholder="Sunrise trek to the fort" />
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
        <TextField {...wire('exploreDate')} type="date" label="Date" min={today()} required />
        <TextField {...wire('exploreTime')} type="time" label="Time" required />
      </FieldPair>
      <FieldPair>
        <TextField {...wire('source')} label="Starting from (optional)" autoComplete="off" />
        <TextField {...wire('destination')} label="Destination (optional)" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...wire('duration')}
          label="Duration (optional)"
          placeholder="One day"
          autoComplete="off"
        />
        <TextField
          {...wire('socialMediaHandle')}
          label="Social media (optional)"
          placeholder="@handle"
          autoComplete="off"
        />
      </FieldPair>
      <TextArea
        {...wire('description')}
        label="Description"
        placeholder="The plan, what it costs, what to bring"
        limit={limits.descriptionLength}
      />
    </>
  );
}
