import { type ReactNode, type ReactPortal, useLayoutEffect, useState } from 'react';
import ReactDOM from 'react-dom';
import type { ErrorSource } from './incidents';
import { callerOf, isOfFrame, placeOf } from './wrappers';

const { createPortal } = ReactDOM;

interface Drawn {
  source: ErrorSource;
  children: ReactNode;
}

/** Draws into the remote's place, which is on screen only after its first rendering. */
function InPlace({ source, children }: Drawn): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>();
  const { remote, build } = source;
  useLayoutEffect(() => setPlace(placeOf({ remote, build })), [remote, build]);
  return place && createPortal(children, place);
}

type Draw = (source: ErrorSource, children: ReactNode, key?: string | null) => ReactNode;

/** Replaces portals that a remote's code itself leads into the frame. Runs before any remote's code. */
function replacePortals(draw: Draw): void {
  const replaced: typeof createPortal = (children, container, key) => {
    const source = isOfFrame(container) ? callerOf(replaced) : undefined;
    if (!source) return createPortal(children, container, key);
    return draw(source, children, key) as ReactPortal;
  };
  Object.assign(ReactDOM, { createPortal: replaced });
}

/** What a remote draws into the frame by a portal goes to its place. */
export const keepPortals = (): void =>
  replacePortals((source, children, key) => (
    <InPlace key={key} source={source}>
      {children}
    </InPlace>
  ));

/** For the gate: nothing else shows whose a portal is. */
export const refusePortals = (): void =>
  replacePortals(() => {
    throw new Error('a portal leads outside its container');
  });
