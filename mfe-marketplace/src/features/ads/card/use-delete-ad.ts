import { deleteAd, adMessages, type Ad } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { askFirst, neighbourOf } from '@campus/shared-ui/listing';
import { forgetAd } from './forget-ad';

/** Deletes an ad for good; every list lets go of it and focus moves to the next one. */
export function useDeleteAd({ _id }: Ad, onDeleted: () => void) {
  const write = useWrite(deleteAd);
  /** Asks first. `button` is the one that was pressed. */
  const remove = async (button: Element) => {
    if (!(await askFirst({ title: 'Delete item', message: adMessages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params: { id: _id } });
    } catch (error) {
      notify.error(failureMessage(error, adMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onDeleted();
    forgetAd(_id);
    next?.focus();
    notify.success(adMessages.deleted);
  };
  return { remove, busy: write.isPending };
}
