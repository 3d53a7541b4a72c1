import { eventMessages, updateEvent, type CampusEvent } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { Button, notify } from '@campus/shared-ui';
import { CardActions } from '@campus/shared-ui/listing';
import { useId } from 'react';
import { eventCache } from '../event-cache';
import { EventFields } from './event-fields';
import { EventFormBody } from './event-form-body';
import { changeOf, valuesOf, type EventValues } from './event-values';

export interface EventEditorProps {
  readonly event: CampusEvent;
  readonly onClose: () => void;
}

function useChange(event: CampusEvent, onClose: () => void) {
  const draft = useFormDraft(`event:${event._id}`, valuesOf(event));
  const write = useWrite(updateEvent);
  const problems = useFormProblems(write.error);
  const { body, problem } = changeOf(event, draft.values);
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
    const params = { id: event._id };
    const saved = await write.mutateAsync({ params, body }).catch(() => undefined);
    if (!saved) return;
    eventCache.merge(saved);
    notify.success(eventMessages.updated);
    close();
  };
  const change = (some: Partial<EventValues>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const restored = draft.restored && dirty;
  return { problems, draft, change, close, save, restored, busy: write.isPending };
}

/** The fields of an event in place of its words; as typed until the server has taken them. */
export function EventEditor({ event, onClose }: EventEditorProps) {
  const id = useId();
  const { problems, draft, change, close, save, restored, busy } = useChange(event, onClose);
  return (
    <EventFormBody
      id={id}
      problems={problems}
      busy={busy}
      onSubmit={() => void save()}
      onDiscard={restored ? draft.discard : undefined}
      failed={eventMessages.updateFailed}
      actions={
        <CardActions>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button onClick={close}>Cancel</Button>
        </CardActions>
      }
    >
      <EventFields values={draft.values} onChange={change} wrong={problems.wrong} />
    </EventFormBody>
  );
}
