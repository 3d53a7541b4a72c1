import { deleteEvent, eventMessages, type CampusEvent } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { forgetEvent } from './forget-event';

/** Deletes an event for good; every list lets go of it and focus moves to the next one. */
export function useDeleteEvent({ _id }: CampusEvent, onDeleted: () => void) {
  const write = useWrite(deleteEvent);
  /** Asks first. `button` is the one that was pressed. */
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete event', message: eventMessages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params: { id: _id } });
    } catch (error) {
      notify.error(failureMessage(error, eventMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    forgetEvent(_id);
    next?.focus();
    notify.success(eventMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
