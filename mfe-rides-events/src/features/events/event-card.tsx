import type { CampusEvent } from '@campus/contract';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  useEntryCard,
  type EntryCardProps,
  type EntryEditorProps,
} from '@campus/shared-features/listing';
import { OccasionCard, OccasionView } from '../../occasions/occasion-card';
import { events } from './event';

const EventEditor = lazyForm<EntryEditorProps<CampusEvent>>(() =>
  import(/* webpackChunkName: "event-form" */ './event-form').then((part) => part.EventEditor),
);

/** An event: closed it says what, when and by whom; open the rest. */
export function EventCard(props: EntryCardProps<CampusEvent>) {
  const { entry, open } = props;
  const card = useEntryCard(`event-${entry._id}`, open);
  return (
    <OccasionCard
      of={events}
      entry={entry}
      card={card}
      summary={<span>by {entry.organiserName}</span>}
    >
      {card.isEditing ? (
        <EventEditor entry={entry} onClose={card.endEditing} />
      ) : (
        <OccasionView {...props} of={events} onEdit={card.edit} />
      )}
    </OccasionCard>
  );
}
