import { notify } from '@campus/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

const load = () => import(/* webpackChunkName: "overlays" */ '../opened/overlays');

type Overlays = Awaited<ReturnType<typeof load>>;
let loaded: Overlays | undefined;

/** Loads the overlays before their first use; does nothing if they are already loaded. */
export async function loadOverlays(): Promise<Overlays> {
  loaded ??= await load();
  return loaded;
}

/**
 * The overlays of a page, loaded when needed.
 * @param giveUp called if their code does not load, which is shown to the student
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
