import { createTickets } from './tickets';

const now = new Date('2026-11-21T23:59:59.000Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
const tea = { remote: 'mfe-tea', build: 'two' };
const tickets = createTickets('a secret of this site, which is long');
const ticket = tickets.sign(tea, now);

test('a ticket is valid for its build and tells its age in days', () => {
  expect(tickets.ageOf(tea, ticket, now)).toBe(0);
  expect(tickets.ageOf(tea, ticket, new Date('2026-11-22T00:00:01.000Z'))).toBe(1);
  expect(tickets.ageOf(tea, ticket, days(9))).toBe(9);
});

test('two processes sign the same ticket all day, and it has fewer than 30 characters', () => {
  const other = createTickets('a secret of this site, which is long');
  expect(other.sign(tea, new Date('2026-11-21T00:00:00.000Z'))).toBe(ticket);
  expect(ticket.length).toBeLessThan(30);
});

test.each([
  ['of another build', { ...tea, build: 'three' }, ticket],
  ['of another remote', { ...tea, remote: 'mfe-cup' }, ticket],
  ['missing', tea, undefined],
  ['empty', tea, ''],
  ['with an invented signature', tea, 'fhw.AAAAAAAAAAAAAAAA'],
  ['with an added character', tea, `${ticket}A`],
  ['with a changed day', tea, `zzz${ticket.slice(ticket.indexOf('.'))}`],
  ['with an invalid day', tea, `!${ticket.slice(1)}`],
  ['of another site', tea, createTickets('the secret of another site, also long').sign(tea, now)],
  ['of a future day', tea, tickets.sign(tea, days(2))],
])('rejects an invalid ticket: %s', (_case, name, given) => {
  expect(tickets.ageOf(name, given, now)).toBeUndefined();
});
