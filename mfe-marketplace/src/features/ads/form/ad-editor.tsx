import { adMessages, updateAd, type Ad } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { CardActions } from '@campus/shared-ui/listing';
import { useId } from 'react';
import { adCache } from '../ad-cache';
import { AdFields } from './ad-fields';
import { AdFormBody } from './ad-form-body';
import { changeOf, valuesOf, type AdValues } from './ad-values';

export interface AdEditorProps {
  readonly ad: Ad;
  readonly onClose: () => void;
}

function useChange(ad: Ad, onClose: () => void) {
  const draft = useFormDraft(`ad:${ad._id}`, valuesOf(ad));
  const write = useWrite(updateAd);
  const problems = useFormProblems(write.error);
  const { body, problem } = changeOf(ad, draft.values);
  const dirty = Object.keys(body).length > 0;
  useUnsavedWork(dirty);
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = async () => {
    problems.setProblem(problem);
    if (problem || write.isPending) return;
    if (!dirty) return close();
    const params = { id: ad._id };
    const saved = await write.mutateAsync({ params, body }).catch(() => undefined);
    if (!saved) return;
    adCache.merge(saved);
    notify.success(adMessages.updated);
    close();
  };
  const change = (some: Partial<AdValues>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const restored = draft.restored && dirty;
  return { problems, draft, change, close, save, restored, busy: write.isPending };
}

/** The fields of an ad in place of its words; as typed until the server has taken them. */
export function AdEditor({ ad, onClose }: AdEditorProps) {
  const id = useId();
  const { problems, draft, change, close, save, restored, busy } = useChange(ad, onClose);
  return (
    <AdFormBody
      id={id}
      problems={problems}
      busy={busy}
      onSubmit={() => void save()}
      onDiscard={restored ? draft.discard : undefined}
      failed={adMessages.updateFailed}
      actions={
        <CardActions>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button onClick={close}>Cancel</Button>
        </CardActions>
      }
    >
      <AdFields values={draft.values} onChange={change} wrong={problems.wrong} />
    </AdFormBody>
  );
}
