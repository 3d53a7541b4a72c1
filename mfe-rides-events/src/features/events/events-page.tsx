import { eventListing, type CampusEvent } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { createListing, type EntryCardProps } from '@campus/shared-features/listing';
import { OccasionCard } from '../../occasions/occasion-card';
import { createOccasionsPage } from '../../occasions/occasions-page';

const words = {
  title: 'Events',
  about: "Fests, talks, matches and open mics: what's on, and who's interested.",
  scene: 'NoticeBoard',
  nothingToCome: 'Nothing is on yet. Announce the first event.',
  noneOfYours: "You haven't announced an event yet",
  hint: 'Try fewer letters or another day.',
  titleExample: 'Open mic night',
  descriptionExample: 'What happens, where, what to bring',
} as const;

const named = { noun: 'event', path: paths.event } as const;
export const events = createListing({ ...eventListing, ...named, ...words, words });

/** An event. Closed, it shows title, time and organiser; open, also the details. */
function EventCard(props: EntryCardProps<CampusEvent>) {
  const organiser = <span>by {props.entry.organiserName}</span>;
  return <OccasionCard {...props} of={events} summary={organiser} />;
}

/** The page of campus events. */
export const EventsPage = createOccasionsPage({ of: events, Card: EventCard });
