import { SocialField } from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import type { FieldsProps } from '../../occasions/occasions';

/** What the form of a trip has beside that of every occasion. */
export function ExploreFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...field('source')} label="Starting from (optional)" autoComplete="off" />
        <TextField {...field('destination')} label="Destination (optional)" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field('duration')}
          label="Duration (optional)"
          placeholder="One day"
          autoComplete="off"
        />
        <SocialField {...field('socialMediaHandle')} />
      </FieldPair>
    </>
  );
}
