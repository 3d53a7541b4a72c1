import { cabMessages, deleteCab, findCab, type Cab } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { cabCache } from '../cab-cache';

interface DeleteCab {
  /** Asks first. `button` is the one that was pressed. */
  readonly remove: (button: Element) => Promise<void>;
  readonly busy: boolean;
}

/** Deletes a ride for good; every list lets go of it and focus moves to the next one. */
export function useDeleteCab({ _id }: Cab, onDeleted: () => void): DeleteCab {
  const write = useWrite(deleteCab);
  const params = { id: _id };
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete cab', message: cabMessages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params });
    } catch (error) {
      notify.error(failureMessage(error, cabMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    cabCache.drop(_id);
    queryClient.removeQueries({ queryKey: callKey(findCab, { params }) });
    next?.focus();
    notify.success(cabMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
