import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { EventDialogProps } from './event-dialog';

const EventDialog = lazyRoute<EventDialogProps>(() =>
  import(/* webpackChunkName: "event-form" */ '.').then((part) => part.EventDialog),
);

/** The form of a new event over the page; its code arrives when it is first opened. */
export function EventOverlay(props: EventDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <EventDialog {...props} />
    </Suspense>
  );
}
