import { OccasionsTemplate } from '../../occasions/occasions-template';
import { events } from './events-page';

export function EventsTemplate() {
  const organiser = <span>by {'{{organiserName}}'}</span>;
  return <OccasionsTemplate of={events} call="/api/events?page=1&limit=10" summary={organiser} />;
}
