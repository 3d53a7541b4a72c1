import type { Form } from '@campus/shared-features/form';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import styles from './request-fields.module.css';

/** What the form begins with, in the order in which its problems are shown. */
export const emptyRequest = {
  requesterName: '',
  requesterEmail: '',
  requesterPhone: '',
  name: '',
  state: '',
  country: '',
  emailSuffix: '',
  contactEmail: '',
  reason: '',
};

interface RequestFieldsProps {
  readonly field: Form<typeof emptyRequest>['field'];
}

/** Who asks, and for which college. */
export function RequestFields({ field }: RequestFieldsProps) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>About you</legend>
        <TextField {...field('requesterName')} label="Your name" autoComplete="name" required />
        <FieldPair>
          <TextField
            {...field('requesterEmail')}
            type="email"
            label="Your email"
            autoComplete="email"
            required
          />
          <TextField
            {...field('requesterPhone')}
            type="tel"
            label="Your phone"
            autoComplete="tel"
            required
          />
        </FieldPair>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>About the college</legend>
        <TextField {...field('name')} label="College name" autoComplete="off" required />
        <FieldPair>
          <TextField {...field('state')} label="State" autoComplete="off" required />
          <TextField {...field('country')} label="Country" autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <TextField
            {...field('emailSuffix')}
            label="Email suffix"
            placeholder="@college.edu"
            hint="What every student’s address ends in"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            {...field('contactEmail')}
            type="email"
            label="Contact email of the college"
            hint="An office that can confirm the suffix"
            autoComplete="off"
            required
          />
        </FieldPair>
        <TextArea {...field('reason')} label="Why should we add it?" required />
      </fieldset>
    </>
  );
}
