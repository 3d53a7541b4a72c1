import type { CampusEvent } from '@campus/contract';
import { photo, type Harness, type TestStudent } from '../../testing';
import { campusDay, campusTime } from '../listing/start-times';

/** Day and time on the campus clock, the given number of minutes after the API's current time. */
export function inMinutes(t: Harness, minutes: number) {
  const moment = new Date(t.api.services.clock().getTime() + minutes * 60_000);
  return { eventDate: campusDay(moment), eventTime: campusTime(moment) };
}

/** The body that the event form sends; two hours from now by default. */
export async function planned(t: Harness, changes: Record<string, unknown> = {}) {
  return {
    images: [await photo()],
    title: 'Open mic night',
    organiserName: 'Music club',
    phone: '98765 43210',
    ...inMinutes(t, 120),
    description: 'Bring a song or a poem',
    ...changes,
  };
}

export async function announce(
  t: Harness,
  student: TestStudent,
  changes = {},
): Promise<CampusEvent> {
  const answer = await student.post('/api/events', await planned(t, changes));
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<CampusEvent>();
}
