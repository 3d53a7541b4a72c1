import { cabMessages, deleteCab, type Cab } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { forgetCab } from './forget-cab';

interface DeleteCab {
  /** Asks first. `button` is the one that was pressed. */
  readonly remove: (button: Element) => Promise<void>;
  readonly busy: boolean;
}

/** Deletes a ride for good; every list lets go of it and focus moves to the next one. */
export function useDeleteCab({ _id }: Cab, onDeleted: () => void): DeleteCab {
  const write = useWrite(deleteCab);
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete cab', message: cabMessages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params: { id: _id } });
    } catch (error) {
      notify.error(failureMessage(error, cabMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    forgetCab(_id);
    next?.focus();
    notify.success(cabMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
