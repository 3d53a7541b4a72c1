import { limits } from '@campus/contract';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import type { AdValues } from './ad-values';

interface AdFieldsProps {
  readonly values: AdValues;
  readonly onChange: (some: Partial<AdValues>) => void;
  /** What is wrong with a field, or undefined. */
  readonly wrong: (field: string) => string | undefined;
}

/** Every field of an ad but its pictures. */
export function AdFields({ values, onChange, wrong }: AdFieldsProps) {
  const wire = (field: keyof AdValues) => ({
    value: values[field],
    error: wrong(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <FieldPair>
        <TextField {...wire('title')} label="Title" placeholder="Study lamp" autoComplete="off" />
        <TextField
          {...wire('price')}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          prefix="₹"
          label="Price"
          hint="0 gives it away"
        />
      </FieldPair>
      <TextArea
        {...wire('description')}
        label="Description"
        placeholder="How old it is, what works, where to collect it"
        limit={limits.descriptionLength}
      />
      <FieldPair>
        <TextField {...wire('name')} label="Contact name" autoComplete="name" />
        <TextField
          {...wire('phone')}
          type="tel"
          label="Phone"
          hint="Separate several with commas"
          autoComplete="tel"
        />
      </FieldPair>
      <TextField
        {...wire('social')}
        error={wrong('socialMedia') ?? wrong('socialMediaHandle')}
        label="Social media (optional)"
        placeholder="@handle"
        autoComplete="off"
      />
    </>
  );
}
