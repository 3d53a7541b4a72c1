import { adMessages, listAds, updateAd, type Ad } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { Button, notify } from '@campus/shared-ui';
import { neighbourOf } from '@campus/shared-ui/listing';
import { useLayoutEffect, useRef } from 'react';
import { ads } from './ad';

/** Reading goes on at the next card when this one leaves its list under the reader's finger. */
function useFocusNeighbour() {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    return () => {
      if (button && document.activeElement === button) neighbourOf(button)?.focus();
    };
  }, []);
  return pressed;
}

/** Takes a sold item out of everybody's list, or offers it again. */
export function SoldButton({ ad }: { ad: Ad }) {
  const button = useFocusNeighbour();
  const write = useWrite(updateAd);
  const press = async () => {
    try {
      const input = { params: { id: ad._id }, body: { isSold: !ad.isSold } };
      ads.merge(await write.mutateAsync(input));
      notify.success(adMessages.updated);
      await queryClient.invalidateQueries({ queryKey: callKey(listAds), refetchType: 'none' });
    } catch (error) {
      notify.error(failureMessage(error, adMessages.updateFailed));
    }
  };
  return (
    <Button ref={button} icon="check" busy={write.isPending} onClick={() => void press()}>
      {ad.isSold ? 'Mark available' : 'Mark sold'}
    </Button>
  );
}
