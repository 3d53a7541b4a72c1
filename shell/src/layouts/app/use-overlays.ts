import { notify } from '@campus/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

const load = () => import(/* webpackChunkName: "overlays" */ '../opened/overlays');

type Overlays = Awaited<ReturnType<typeof load>>;
let loaded: Overlays | undefined;

/** Fetches them ahead of their first use; does nothing when they are here. */
export async function loadOverlays(): Promise<Overlays> {
  loaded ??= await load();
  return loaded;
}

/**
 * What is laid over a page, once it is wanted.
 * @param giveUp called where its code does not arrive, which the student is told
 */
export function useOverlays(isWanted: boolean, giveUp: () => void): Overlays | undefined {
  const [shown, setShown] = useState(loaded);
  const fail = useEffectEvent(() => {
    notify.error('This could not be opened. Please try again.');
    giveUp();
  });
  useEffect(() => {
    if (isWanted) loadOverlays().then(setShown, () => fail());
  }, [isWanted]);
  return shown;
}
