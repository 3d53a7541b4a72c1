import {
  createExplore,
  exploreMessages,
  limits,
  listingMessages,
  listMyExplores,
} from '@campus/contract';
import { usePages, useWrite } from '@campus/contract/react';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { PicturesAgain } from '@campus/shared-ui/field';
import { ImagePicker, type PickedImage } from '@campus/shared-ui/images';
import { useId, useState } from 'react';
import { exploreCache } from '../explore-cache';
import { ExploreFields } from './explore-fields';
import { ExploreFormBody } from './explore-form-body';
import { emptyValues, newExplore, type ExploreValues } from './explore-values';

export interface ExploreDialogProps {
  readonly open: boolean;
  /** The page closes by setting `open`; what was typed is kept. */
  readonly onClose: () => void;
}

/** What the student typed, over what they gave the last time, over nothing. */
function useValues() {
  // What was never typed is missing from the draft, unlike what was emptied.
  const draft = useFormDraft<Partial<ExploreValues>>('explore', {});
  const last = usePages(listMyExplores, {}).data?.pages[0]?.explores[0];
  const known = last && { organiserName: last.organiserName, phone: last.phone };
  const values: ExploreValues = { ...emptyValues, ...known, ...draft.values };
  return { draft, values };
}

function useNewExplore(onAdded: () => void) {
  const { draft, values } = useValues();
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const write = useWrite(createExplore);
  const problems = useFormProblems(write.error);
  const typed = Object.values(draft.values).some((text) => text.trim() !== '');
  useUnsavedWork(typed || images.length > 0);
  const submit = async () => {
    const { body, problem } = newExplore(
      values,
      images.map(({ url }) => url),
    );
    problems.setProblem(problem);
    if (problem || write.isPending) return;
    const added = await write.mutateAsync({ body }).catch(() => undefined);
    if (!added) return;
    draft.discard();
    setImages([]);
    notify.success(exploreMessages.added);
    onAdded();
    await exploreCache.startOver();
  };
  const change = (some: Partial<ExploreValues>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const pick = (picked: PickedImage[]) => {
    problems.setProblem(undefined);
    setImages(picked);
  };
  const discard = draft.restored && typed ? draft.discard : undefined;
  return { values, change, images, pick, problems, discard, submit, busy: write.isPending };
}

/** A new trip, in a dialog over the page. */
export function ExploreDialog({ open, onClose }: ExploreDialogProps) {
  const id = useId();
  const form = useNewExplore(onClose);
  const { problems, busy } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Explore"
      description="Every student of your college will see it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Adding...">
            Add Explore
          </Button>
        </>
      }
    >
      <ExploreFormBody
        id={id}
        problems={problems}
        busy={busy}
        onSubmit={() => void form.submit()}
        onDiscard={form.discard}
        failed={exploreMessages.createFailed}
      >
        {form.discard && <PicturesAgain />}
        <ImagePicker
          label="Pictures"
          value={form.images}
          onChange={form.pick}
          max={limits.imagesPerListing}
          overMax={listingMessages.tooManyImages}
          error={problems.wrong('images')}
        />
        <ExploreFields values={form.values} onChange={form.change} wrong={problems.wrong} />
      </ExploreFormBody>
    </Dialog>
  );
}
