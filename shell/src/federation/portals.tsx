import { type Key, type ReactNode, type ReactPortal, useState } from 'react';
import ReactDOM from 'react-dom';
import { callerOf, isOfFrame } from './wrappers';

const { createPortal } = ReactDOM;

/** Draws into the remote's place, which is found by an element in it. */
function InPlace({ children }: { children: ReactNode }): ReactNode {
  const [marker, mark] = useState<HTMLElement | null>(null);
  const place = marker?.closest('[data-remote]') ?? marker?.parentElement;
  return (
    <>
      <span hidden ref={mark} />
      {place && createPortal(children, place)}
    </>
  );
}

type Draw = (children: ReactNode, key?: Key | null) => ReactNode;

/** Replaces portals that a remote's code itself leads into the frame. Runs before any remote's code. */
function replacePortals(draw: Draw): void {
  const replaced: typeof createPortal = (children, container, key) => {
    const isForeign = isOfFrame(container) && callerOf(replaced);
    if (!isForeign) return createPortal(children, container, key);
    return draw(children, key) as ReactPortal;
  };
  Object.assign(ReactDOM, { createPortal: replaced });
}

/** What a remote draws into the frame by a portal goes to its place. */
export const keepPortals = (): void =>
  replacePortals((children, key) => <InPlace key={key}>{children}</InPlace>);

/** For the gate: nothing else shows whose a portal is. */
export const refusePortals = (): void =>
  replacePortals(() => {
    throw new Error('a portal leads outside its container');
  });
