import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import type { ChangeEvent } from 'react';
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
  /** Name, value, problem and change of a field. */
  readonly wire: (field: keyof typeof emptyRequest) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
}

/** Who asks, and for which college. */
export function RequestFields({ wire }: RequestFieldsProps) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>About you</legend>
        <TextField {...wire('requesterName')} label="Your name" autoComplete="name" required />
        <FieldPair>
          <TextField
            {...wire('requesterEmail')}
            type="email"
            label="Your email"
            autoComplete="email"
            required
          />
          <TextField
            {...wire('requesterPhone')}
            type="tel"
            label="Your phone"
            autoComplete="tel"
            required
          />
        </FieldPair>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>About the college</legend>
        <TextField {...wire('name')} label="College name" autoComplete="off" required />
        <FieldPair>
          <TextField {...wire('state')} label="State" autoComplete="off" required />
          <TextField {...wire('country')} label="Country" autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <TextField
            {...wire('emailSuffix')}
            label="Email suffix"
            placeholder="@college.edu"
            hint="What every student’s address ends in"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            {...wire('contactEmail')}
            type="email"
            label="Contact email of the college"
            hint="An office that can confirm the suffix"
            autoComplete="off"
            required
          />
        </FieldPair>
        <TextArea {...wire('reason')} label="Why should we add it?" required />
      </fieldset>
    </>
  );
}
