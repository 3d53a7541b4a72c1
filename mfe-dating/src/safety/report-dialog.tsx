import { Button } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId } from 'react';
import { ReportFields } from './report-fields';
import { useReport } from './use-report';

interface ReportDialogProps {
  readonly name: string;
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ReportDialog({ name, userId, open, onClose }: ReportDialogProps) {
  const id = useId();
  const { form, send, busy } = useReport({ userId, onSent: onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Report ${name}`}
      description="Only the people who look after Campus read it. They are not told that it was you."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Sending...">
            Send Report
          </Button>
        </>
      }
    >
      <ReportFields id={id} form={form} busy={busy} onSubmit={send} />
    </Dialog>
  );
}
