import {
  createEvent,
  eventMessages,
  limits,
  listingMessages,
  listMyEvents,
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
import { eventCache } from '../event-cache';
import { EventFields } from './event-fields';
import { EventFormBody } from './event-form-body';
import { emptyValues, newEvent, type EventValues } from './event-values';

export interface EventDialogProps {
  readonly open: boolean;
  /** The page closes by setting `open`; what was typed is kept. */
  readonly onClose: () => void;
}

/** What the student typed, over what they gave the last time, over nothing. */
function useValues() {
  // What was never typed is missing from the draft, unlike what was emptied.
  const draft = useFormDraft<Partial<EventValues>>('event', {});
  const last = usePages(listMyEvents, {}).data?.pages[0]?.events[0];
  const known = last && { organiserName: last.organiserName, phone: last.phone };
  const values: EventValues = { ...emptyValues, ...known, ...draft.values };
  return { draft, values };
}

function useNewEvent(onAdded: () => void) {
  const { draft, values } = useValues();
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const write = useWrite(createEvent);
  const problems = useFormProblems(write.error);
  const typed = Object.values(draft.values).some((text) => text.trim() !== '');
  useUnsavedWork(typed || images.length > 0);
  const submit = async () => {
    const { body, problem } = newEvent(
      values,
      images.map(({ url }) => url),
    );
    problems.setProblem(problem);
    if (problem || write.isPending) return;
    const added = await write.mutateAsync({ body }).catch(() => undefined);
    if (!added) return;
    draft.discard();
    setImages([]);
    notify.success(eventMessages.added);
    onAdded();
    await eventCache.startOver();
  };
  const change = (some: Partial<EventValues>) => {
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

/** A new event, in a dialog over the page. */
export function EventDialog({ open, onClose }: EventDialogProps) {
  const id = useId();
  const form = useNewEvent(onClose);
  const { problems, busy } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Event"
      description="Every student of your college will see it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Adding...">
            Add Event
          </Button>
        </>
      }
    >
      <EventFormBody
        id={id}
        problems={problems}
        busy={busy}
        onSubmit={() => void form.submit()}
        onDiscard={form.discard}
        failed={eventMessages.createFailed}
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
        <EventFields values={form.values} onChange={form.change} wrong={problems.wrong} />
      </EventFormBody>
    </Dialog>
  );
}
