import { collegeRequestForm, enquiryMessages as say, requestCollege } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { FormFrame } from '@campus/shared-features/form';
import { Button } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId } from 'react';
import { EnquiryFailure } from '../../../forms/enquiry-failure';
import { useEnquiry } from '../../../forms/use-enquiry';
import { emptyRequest, RequestFields } from './request-fields';

export interface RequestDialogProps {
  readonly open: boolean;
  /** The page closes by setting `open`; what was typed is kept. */
  readonly onClose: () => void;
}

/** Asks for a college to become a partner, in a dialog over the page. */
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
    <Dialog
      open={open}
      onClose={onClose}
      title="Request a college"
      description="All fields are required: we ask the college before we add it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={form.isBusy}
            busyLabel="Submitting..."
          >
            Submit Request
          </Button>
        </>
      }
    >
      <FormFrame
        id={id}
        form={form}
        onSubmit={() => void form.submit()}
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
    </Dialog>
  );
}
