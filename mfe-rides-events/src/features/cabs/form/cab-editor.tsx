import { cabMessages, updateCab, type Cab } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { CardActions } from '@campus/shared-ui/listing';
import { useId } from 'react';
import { cabCache } from '../cab-cache';
import { changeOf, valuesOf } from './cab-values';
import { CabFormBody } from './cab-form-body';
import { useCabForm } from './use-cab-form';

export interface CabEditorProps {
  readonly cab: Cab;
  readonly onClose: () => void;
}

function useChange(cab: Cab, onClose: () => void) {
  const draft = useFormDraft(`cab:${cab._id}`, valuesOf(cab));
  const write = useWrite(updateCab);
  const { values } = draft;
  const { body, problem } = changeOf(cab, values);
  const dirty = Object.keys(body).length > 0;
  const form = useCabForm({ values, dirty, onChange: draft.change, error: write.error });
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = async () => {
    form.setProblem(problem);
    if (problem || write.isPending) return;
    if (!dirty) return close();
    const params = { id: cab._id };
    const saved = await write.mutateAsync({ params, body }).catch(() => undefined);
    if (!saved) return;
    cabCache.merge(saved);
    notify.success(cabMessages.updated);
    close();
  };
  return { form, close, save, busy: write.isPending, restored: draft.restored && dirty, draft };
}

/** The fields of a ride in place of its words; as typed until the server has taken them. */
export function CabEditor({ cab, onClose }: CabEditorProps) {
  const id = useId();
  const { form, close, save, busy, restored, draft } = useChange(cab, onClose);
  return (
    <CabFormBody
      id={id}
      form={form}
      busy={busy}
      onSubmit={() => void save()}
      onDiscard={restored ? draft.discard : undefined}
      seatsLabel="Seats left"
      failed={cabMessages.updateFailed}
    >
      <CardActions>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <Button onClick={close}>Cancel</Button>
      </CardActions>
    </CabFormBody>
  );
}
