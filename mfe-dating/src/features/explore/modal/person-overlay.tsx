import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { PersonModalProps } from './person-modal';

const PersonModal = lazyRoute<PersonModalProps>(() =>
  import(/* webpackChunkName: "dating-profile" */ './person-modal').then(
    (part) => part.PersonModal,
  ),
);

/** The profile that the address names; its code arrives when the first one is opened. */
export function PersonOverlay(props: PersonModalProps) {
  const [wanted, setWanted] = useState(false);
  if (props.shown !== undefined && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <PersonModal {...props} />
    </Suspense>
  );
}
