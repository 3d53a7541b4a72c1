import { deleteExplore, exploreMessages, findExplore, type Explore } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { exploreCache } from '../explore-cache';

/** Deletes a trip for good; every list lets go of it and focus moves to the next one. */
export function useDeleteExplore({ _id }: Explore, onDeleted: () => void) {
  const write = useWrite(deleteExplore);
  const params = { id: _id };
  /** Asks first. `button` is the one that was pressed. */
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete explore', message: exploreMessages.confirmDelete })))
      return;
    try {
      await write.mutateAsync({ params });
    } catch (error) {
      notify.error(failureMessage(error, exploreMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    exploreCache.drop(_id);
    queryClient.removeQueries({ queryKey: callKey(findExplore, { params }) });
    next?.focus();
    notify.success(exploreMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
