import type { CampusEvent } from '@campus/contract';
import { lazyRoute } from '@campus/federation/remote';
import { Badge, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { CardPicture, DateBadge, ExpandableCard } from '@campus/shared-ui/listing';
import { Suspense, useState } from 'react';
import { whenWords } from '../event-words';
import type { EventEditorProps } from '../form/event-editor';
import { EventView } from './event-view';

const EventEditor = lazyRoute<EventEditorProps>(() =>
  import(/* webpackChunkName: "event-form" */ '../form').then((part) => part.EventEditor),
);

interface EventCardProps {
  readonly event: CampusEvent;
  /** Open from the start, as the event that a link leads to. */
  readonly open?: boolean;
  readonly onDeleted?: () => void;
  /** Told when a picture covers the list and when it does not any more. */
  readonly onViewing?: (viewing: boolean) => void;
}

const nothing = () => undefined;

function Summary({ event }: { event: CampusEvent }) {
  const { hasEnded, isOrganizer, interestedCount, organiserName } = event;
  return (
    <>
      <span>by {organiserName}</span>
      {hasEnded && <Badge>Ended</Badge>}
      {isOrganizer && <Badge tone="note">Your event</Badge>}
      {interestedCount > 0 && <Badge tone="good">{interestedCount} interested</Badge>}
    </>
  );
}

/** An event: closed it says what, when and by whom; open the rest. */
export function EventCard(props: EventCardProps) {
  const { event, open = false, onDeleted = nothing, onViewing = nothing } = props;
  const [expanded, setExpanded] = useState(open);
  const [editing, setEditing] = useState(false);
  const id = `event-${event._id}`;
  const endEditing = () => {
    setEditing(false);
    document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
  };
  return (
    <ExpandableCard
      id={id}
      title={event.title}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
      media={
        <CardPicture src={event.thumbnails?.[0] ?? event.images[0]}>
          <DateBadge day={event.eventDate} />
        </CardPicture>
      }
      lead={whenWords(event)}
      summary={<Summary event={event} />}
    >
      {editing ? (
        <Suspense
          fallback={
            <LoadingRegion busy label="Loading the form">
              <Skeleton lines={6} />
            </LoadingRegion>
          }
        >
          <EventEditor event={event} onClose={endEditing} />
        </Suspense>
      ) : (
        <EventView
          event={event}
          onEdit={() => setEditing(true)}
          onDeleted={onDeleted}
          onViewing={onViewing}
        />
      )}
    </ExpandableCard>
  );
}
