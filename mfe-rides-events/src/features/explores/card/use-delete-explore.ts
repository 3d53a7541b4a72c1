import { deleteExplore, exploreMessages, type Explore } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { forgetExplore } from './forget-explore';

/** Deletes a trip for good; every list lets go of it and focus moves to the next one. */
export function useDeleteExplore({ _id }: Explore, onDeleted: () => void) {
  const write = useWrite(deleteExplore);
  /** Asks first. `button` is the one that was pressed. */
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete explore', message: exploreMessages.confirmDelete })))
      return;
    try {
      await write.mutateAsync({ params: { id: _id } });
    } catch (error) {
      notify.error(failureMessage(error, exploreMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    forgetExplore(_id);
    next?.focus();
    notify.success(exploreMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
