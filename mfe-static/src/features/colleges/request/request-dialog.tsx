import { collegeRequestForm, enquiryMessages as say, requestCollege } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { type Form, FormFrame } from '@campus/shared-features/form';
import { FormDialog } from '@campus/shared-ui/dialog';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { useId } from 'react';
import { EnquiryFailure, useEnquiry } from '../../../forms/enquiry';
import styles from './request-fields.module.css';

/** The initial values of the form, in the order in which its problems are shown. */
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

/** Fields for the sender and the requested college. */
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
            hint="What every student's email ends in"
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

export interface RequestDialogProps {
  readonly open: boolean;
  /** The page closes the dialog with `open`; the draft is stored. */
  readonly onClose: () => void;
}

/** A dialog to request that a college becomes a partner. */
export function RequestDialog({ open, onClose }: RequestDialogProps) {
  const id = useId();
  const form = useEnquiry({
    name: 'college-request',
    empty: emptyRequest,
    schema: collegeRequestForm,
    write: useWrite(requestCollege),
    sent: say.collegeRequested,
    onSent: onClose,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Request a college"
      description="Please fill in every field: we check with the college before we add it."
      formId={id}
      submitLabel="Submit Request"
      busyLabel="Submitting..."
      busy={form.isBusy}
    >
      <FormFrame
        id={id}
        form={form}
        failure={
          <EnquiryFailure
            error={form.problems.error}
            failed={say.requestFailed}
            unreachable={say.serverError}
          />
        }
      >
        <RequestFields field={form.field} />
      </FormFrame>
    </FormDialog>
  );
}
