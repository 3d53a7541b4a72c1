import { deleteEvent, eventMessages, findEvent, type CampusEvent } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { eventCache } from '../event-cache';

/** Deletes an event for good; every list lets go of it and focus moves to the next one. */
export function useDeleteEvent({ _id }: CampusEvent, onDeleted: () => void) {
  const write = useWrite(deleteEvent);
  const params = { id: _id };
  /** Asks first. `button` is the one that was pressed. */
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete event', message: eventMessages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params });
    } catch (error) {
      notify.error(failureMessage(error, eventMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    eventCache.drop(_id);
    queryClient.removeQueries({ queryKey: callKey(findEvent, { params }) });
    next?.focus();
    notify.success(eventMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
