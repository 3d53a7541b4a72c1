import { listingMessages } from '@campus/contract';
import { ApiError } from '../../http/errors';
import { boundsOf, campusDay, campusTime, movedStart, startOf } from './start-times';

const now = new Date('2026-03-14T19:00:00.000Z');
const field = 'journeyDate';

function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.failure };
  }
  return undefined;
}

const tooEarly = { status: 400, message: listingMessages.inThePast, field };
const tooLate = { status: 400, message: listingMessages.tooFarAhead, field };

it('startOf, campusDay and campusTime convert between UTC and the campus time zone', () => {
  const start = startOf({ day: '2026-03-15', time: '00:31', field }, now);
  expect(start.toISOString()).toBe('2026-03-14T19:01:00.000Z');
  expect(campusDay(start)).toBe('2026-03-15');
  expect(campusTime(start.toISOString())).toBe('00:31');
});

it('campusDay and boundsOf start the next day at 18:30 UTC', () => {
  expect(campusDay('2026-03-14T18:29:59.999Z')).toBe('2026-03-14');
  expect(campusDay('2026-03-14T18:30:00.000Z')).toBe('2026-03-15');
  expect(boundsOf('2026-03-15')).toEqual({
    from: new Date('2026-03-14T18:30:00.000Z'),
    to: new Date('2026-03-15T18:30:00.000Z'),
  });
});

it('startOf accepts a start from the next minute up to two years ahead', () => {
  const at = (day: string, time: string) => () => startOf({ day, time, field }, now);
  expect(refusal(at('2026-03-15', '00:29'))).toEqual(tooEarly);
  expect(refusal(at('2026-03-15', '00:30'))).toEqual(tooEarly);
  expect(refusal(at('2026-03-15', '00:31'))).toBeUndefined();
  expect(refusal(at('2028-03-15', '00:30'))).toBeUndefined();
  expect(refusal(at('2028-03-15', '00:31'))).toEqual(tooLate);
});

it('movedStart changes only the given day or time and rejects a start in the past', () => {
  const stored = new Date('2026-03-20T19:00:00.000Z');
  const moved = (day?: string, time?: string) => movedStart({ day, time, field, stored }, now);
  expect(moved()).toBeUndefined();
  expect(moved('2026-04-01')).toEqual(new Date('2026-03-31T19:00:00.000Z'));
  expect(moved(undefined, '23:00')).toEqual(new Date('2026-03-21T17:30:00.000Z'));
  expect(refusal(() => moved('2026-03-15'))).toEqual(tooEarly);
});
