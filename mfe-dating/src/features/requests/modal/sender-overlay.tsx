import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { SenderModalProps } from './sender-modal';

const SenderModal = lazyRoute<SenderModalProps>(() =>
  import(/* webpackChunkName: "dating-profile" */ './sender-modal').then(
    (part) => part.SenderModal,
  ),
);

/** The sender that the address names; the code arrives when the first one is opened. */
export function SenderOverlay(props: SenderModalProps) {
  const [wanted, setWanted] = useState(false);
  if (props.shown !== undefined && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SenderModal {...props} />
    </Suspense>
  );
}
