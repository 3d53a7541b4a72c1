import { cabMessages, createCab } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId } from 'react';
import { cabCache } from '../cab-cache';
import { emptyValues, newRide, type CabValues } from './cab-values';
import { CabFormBody } from './cab-form-body';
import { useCabForm } from './use-cab-form';
import { useLastRide } from './use-last-ride';

export interface CabDialogProps {
  readonly open: boolean;
  /** The page closes by setting `open`; what was typed is kept. */
  readonly onClose: () => void;
}

function useNewRide(onAdded: () => void) {
  // What was never typed is missing from the draft, unlike what was emptied: there the last ride's word stands.
  const draft = useFormDraft<Partial<CabValues>>('cab', {});
  const last = useLastRide();
  const known = last && { passengerName: last.passengerName, phone: last.phone };
  const values: CabValues = { ...emptyValues, ...known, ...draft.values };
  const write = useWrite(createCab);
  const dirty = Object.values(draft.values).some((text) => text.trim() !== '');
  const form = useCabForm({ values, dirty, onChange: draft.change, error: write.error });
  const submit = async () => {
    const { body, problem } = newRide(values);
    form.setProblem(problem);
    if (problem || write.isPending) return;
    const added = await write.mutateAsync({ body }).catch(() => undefined);
    if (!added) return;
    draft.discard();
    notify.success(cabMessages.added);
    onAdded();
    await cabCache.startOver();
  };
  const restored = draft.restored && dirty;
  return { form, restored, discard: draft.discard, busy: write.isPending, submit };
}

/** A new ride, in a dialog over the page. */
export function CabDialog({ open, onClose }: CabDialogProps) {
  const id = useId();
  const { form, restored, discard, busy, submit } = useNewRide(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Ride"
      description="Seats you can share with students of your college."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Adding...">
            Add Ride
          </Button>
        </>
      }
    >
      <CabFormBody
        id={id}
        form={form}
        busy={busy}
        onSubmit={() => void submit()}
        onDiscard={restored ? discard : undefined}
        seatsLabel="Seats"
        failed={cabMessages.createFailed}
      />
    </Dialog>
  );
}
