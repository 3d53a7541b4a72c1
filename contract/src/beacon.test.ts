import * as z from 'zod/mini';
import { sendBeacon } from './beacon';
import { beaconLimits } from './beacon-limits';

const incident = { kind: 'error', message: 'Script broke', page: '/tea/:cup', count: 2 };
const beacon = { incidents: [incident], seen: [] };

const takes = (value: unknown) => z.safeParse(sendBeacon.body, value).success;
const takesIncident = (change: object) =>
  takes({ ...beacon, incidents: [{ ...incident, ...change }] });

test('accepts an incident of the shell or of a remote', () => {
  expect(takes(beacon)).toBe(true);
  expect(takesIncident({ remote: 'mfe-tea', build: 'override' })).toBe(true);
});

test.each([
  ['an address instead of a pattern', { page: '/tea?cup=green' }],
  ['an address of another site', { page: 'https://tea.example/' }],
  ['a message that is too long', { message: 'x'.repeat(beaconLimits.message + 1) }],
  ['an empty message', { message: '' }],
  ['an unknown kind', { kind: 'gossip' }],
  ['a path instead of a build', { remote: 'mfe-tea', build: '../two' }],
  ['a count of zero', { count: 0 }],
  ['a ticket that is too long', { ticket: 'x'.repeat(beaconLimits.ticket + 1) }],
])('rejects %s', (_case, change) => {
  expect(takesIncident(change)).toBe(false);
});

test('rejects more incidents than one call may contain', () => {
  const many = Array.from({ length: beaconLimits.incidents + 1 }, () => incident);
  expect(takes({ ...beacon, incidents: many })).toBe(false);
});

test('drops unknown fields that name a student', () => {
  const parsed = z.parse(sendBeacon.body, { ...beacon, student: 'asha', email: 'a@b.in' });
  expect(Object.keys(parsed)).toEqual(['incidents', 'seen']);
});
