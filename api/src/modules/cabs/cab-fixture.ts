import type { Cab, SeatRequest } from '@campus/contract';
import type { Harness, TestStudent } from '../../testing';
import { campusDay, campusTime } from '../listing/start-times';

/** A valid id that no row has. */
export const missing = '00000000-0000-4000-8000-000000000000';

/** Day and time on the campus clock, the given number of minutes after the API's current time. */
export function inMinutes(t: Harness, minutes: number) {
  const moment = new Date(t.api.services.clock().getTime() + minutes * 60_000);
  return { journeyDate: campusDay(moment), journeyTime: campusTime(moment) };
}

/** The body that the ride form sends; two hours from now by default. */
export function ride(t: Harness, changes: Record<string, unknown> = {}) {
  return {
    source: 'Main gate',
    destination: 'Kochi airport',
    passengerName: 'Asha Nair',
    ...inMinutes(t, 120),
    seatsAvailable: 3,
    description: 'Two bags each at most',
    socialMedia: '@asha, asha.nair',
    phone: '98765 43210, 98765 43211',
    ...changes,
  };
}

export async function offer(t: Harness, student: TestStudent, changes = {}): Promise<Cab> {
  const answer = await student.post('/api/cabs', ride(t, changes));
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Cab>();
}

export async function readCab(student: TestStudent, id: string): Promise<Cab> {
  return (await student.get(`/api/cabs/${id}`)).json<Cab>();
}

export const ask = (student: TestStudent, id: string) => student.post(`/api/cabs/${id}/seat`);

export const giveBack = (student: TestStudent, id: string) =>
  student.delete(`/api/cabs/${id}/seat`);

export async function requestsFor(owner: TestStudent, id: string): Promise<SeatRequest[]> {
  return (await owner.get(`/api/cabs/${id}/seat-requests`)).json<SeatRequest[]>();
}

export async function reply(
  owner: TestStudent,
  { cab, request, action }: { cab: string; request: string; action: string },
) {
  return owner.post(`/api/cabs/${cab}/seat-requests/${request}`, { action });
}
