import { eventCalendarPath, verifyEventOrganizer, type CampusEvent } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button, buttonClass, Icon } from '@campus/shared-ui';
import { Thumbnails } from '@campus/shared-ui/images';
import {
  CardActions,
  CardGallery,
  Contact,
  Detail,
  Details,
  LongText,
  ShareButton,
} from '@campus/shared-ui/listing';
import { formatClock, formatDate } from '@campus/shared-ui/time';
import { ReportButton } from '@campus/shared-features/report';
import { greetingOf } from '../event-words';
import { forgetEvent } from './forget-event';
import { InterestButton } from './interest-button';
import { useDeleteEvent } from './use-delete-event';

interface EventViewProps {
  readonly event: CampusEvent;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  readonly onViewing: (viewing: boolean) => void;
}

type OwnerToolsProps = Pick<EventViewProps, 'event' | 'onEdit' | 'onDeleted'>;

function OwnerTools({ event, onEdit, onDeleted }: OwnerToolsProps) {
  const { remove, busy } = useDeleteEvent(event, onDeleted);
  return (
    <>
      <Button icon="edit" onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="quiet"
        icon="trash"
        busy={busy}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Delete
      </Button>
    </>
  );
}

function ReaderTools({ event, onDeleted }: Pick<EventViewProps, 'event' | 'onDeleted'>) {
  const leave = () => {
    onDeleted();
    forgetEvent(event._id);
  };
  return (
    <ReportButton
      subject={{ kind: 'event', id: event._id }}
      title="Report this event"
      onLeave={leave}
    />
  );
}

/** What the list said, until the server confirms or denies it; a failed question changes nothing. */
function useOwnership({ _id, isOrganizer }: CampusEvent): boolean {
  const { data } = useCall(verifyEventOrganizer, { params: { id: _id } });
  return data?.isOrganizer ?? isOrganizer;
}

/** The rest of an event, to read. */
export function EventView({ event, onEdit, onDeleted, onViewing }: EventViewProps) {
  const owner = useOwnership(event);
  const several = event.images.length > 1;
  // A lone picture is shown large, so it takes the full file.
  const images = event.images.map((src, index) => ({
    src,
    thumb: several ? event.thumbnails?.[index] : undefined,
  }));
  return (
    <>
      <CardGallery>
        <Thumbnails images={images} of={`of ${event.title}`} onViewing={onViewing} />
      </CardGallery>
      <LongText>{event.description}</LongText>
      <Details>
        <Detail icon="user" label="Organiser">
          {event.organiserName}
        </Detail>
        <Detail icon="calendar" label="When">
          {formatDate(event.eventDate)}, {formatClock(event.eventTime)}
        </Detail>
      </Details>
      <CardActions>
        {!event.hasEnded && <InterestButton event={event} />}
        <Contact phone={event.phone} greeting={greetingOf(event)} />
        {!event.hasEnded && (
          <a className={buttonClass('quiet')} href={eventCalendarPath(event._id)} download>
            <Icon name="calendar" /> Add to calendar
          </a>
        )}
        <ShareButton title={event.title} path={paths.event(event._id)} />
        {owner ? (
          <OwnerTools event={event} onEdit={onEdit} onDeleted={onDeleted} />
        ) : (
          <ReaderTools event={event} onDeleted={onDeleted} />
        )}
      </CardActions>
    </>
  );
}
