import { exploreMessages, updateExplore, type Explore } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { CardActions } from '@campus/shared-ui/listing';
import { useId } from 'react';
import { exploreCache } from '../explore-cache';
import { ExploreFields } from './explore-fields';
import { ExploreFormBody } from './explore-form-body';
import { changeOf, valuesOf, type ExploreValues } from './explore-values';

export interface ExploreEditorProps {
  readonly explore: Explore;
  readonly onClose: () => void;
}

function useChange(explore: Explore, onClose: () => void) {
  const draft = useFormDraft(`explore:${explore._id}`, valuesOf(explore));
  const write = useWrite(updateExplore);
  const problems = useFormProblems(write.error);
  const { body, problem } = changeOf(explore, draft.values);
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
    const params = { id: explore._id };
    const saved = await write.mutateAsync({ params, body }).catch(() => undefined);
    if (!saved) return;
    exploreCache.merge(saved);
    notify.success(exploreMessages.updated);
    close();
  };
  const change = (some: Partial<ExploreValues>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const restored = draft.restored && dirty;
  return { problems, draft, change, close, save, restored, busy: write.isPending };
}

/** The fields of a trip in place of its words; as typed until the server has taken them. */
export function ExploreEditor({ explore, onClose }: ExploreEditorProps) {
  const id = useId();
  const { problems, draft, change, close, save, restored, busy } = useChange(explore, onClose);
  return (
    <ExploreFormBody
      id={id}
      problems={problems}
      busy={busy}
      onSubmit={() => void save()}
      onDiscard={restored ? draft.discard : undefined}
      failed={exploreMessages.updateFailed}
      actions={
        <CardActions>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button onClick={close}>Cancel</Button>
        </CardActions>
      }
    >
      <ExploreFields values={draft.values} onChange={change} wrong={problems.wrong} />
    </ExploreFormBody>
  );
}
