import { ApiProvider } from '@campus/contract/react';
import { NextEvents } from '../features/events/next-events';

/** The next events on the dashboard. */
export default function EventsWidget() {
  return (
    <ApiProvider>
      <NextEvents />
    </ApiProvider>
  );
}
