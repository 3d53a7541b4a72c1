import { Button } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId, useRef } from 'react';
import { RequestFields } from './request-fields';
import { useCommunityRequest } from './use-community-request';

export interface RequestDialogProps {
  readonly open: boolean;
  /** What was searched for in vain: the name to begin with. */
  readonly suggestion: string;
  /** The page closes by setting `open`; what was typed is kept. */
  readonly onClose: () => void;
}

/** Asks for a community that the college does not have, in a dialog over the page. */
export function RequestDialog({ open, suggestion, onClose }: RequestDialogProps) {
  const id = useId();
  const firstRef = useRef<HTMLInputElement>(null);
  const form = useCommunityRequest({ suggestion, onSent: onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Request New Community"
      description="We look at every request and tell you what became of yours."
      initialFocus={firstRef}
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
      <RequestFields id={id} form={form} firstRef={firstRef} />
    </Dialog>
  );
}
