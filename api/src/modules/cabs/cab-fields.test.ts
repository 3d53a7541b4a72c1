import { cabMessages, listingMessages } from '@campus/contract';
import { describeOnOneDatabase, makeCampus } from '../../testing';
import { cabs, refusesFields } from '../listing/listing-fixture';
import { campusDay } from '../listing/start-times';
import { inMinutes, offer, readCab, ride } from './cab-fixture';

const long = (length: number) => 'x'.repeat(length + 1);
const seatsInvalid = cabMessages.seatsInvalid;

const wrong: [field: string, value: unknown, message: string][] = [
  ['source', ' ', cabMessages.sourceRequired],
  ['source', undefined, cabMessages.sourceRequired],
  ['source', long(120), listingMessages.placeTooLong],
  ['destination', '', cabMessages.destinationRequired],
  ['destination', long(120), listingMessages.placeTooLong],
  ['passengerName', 7, cabMessages.passengerRequired],
  ['passengerName', long(80), listingMessages.nameTooLong],
  ['journeyDate', '', listingMessages.dateRequired],
  ['journeyDate', '14/03/2030', listingMessages.dateRequired],
  ['journeyDate', '2026-02-30', listingMessages.dateInvalid],
  ['journeyTime', undefined, listingMessages.timeRequired],
  ['journeyTime', '24:00', listingMessages.timeRequired],
  ['seatsAvailable', undefined, seatsInvalid],
  ['seatsAvailable', 0, seatsInvalid],
  ['seatsAvailable', 11, seatsInvalid],
  ['seatsAvailable', 1.5, seatsInvalid],
  ['seatsAvailable', '3', seatsInvalid],
  ['description', '\u0000', listingMessages.descriptionRequired],
  ['description', long(2000), listingMessages.descriptionTooLong],
  ['phone', null, listingMessages.phoneRequired],
  ['phone', long(120), listingMessages.phoneTooLong],
  ['socialMedia', long(200), listingMessages.socialTooLong],
];

describeOnOneDatabase('the fields of a ride', (t) => {
  refusesFields(t, cabs, wrong);

  it.each([1, 10])('accepts %p seats', async (seatsAvailable) => {
    const { author } = await makeCampus(t);
    expect(await offer(t, author, { seatsAvailable })).toMatchObject({ seatsAvailable });
  });

  it.each([
    ['a minute ago', -1, listingMessages.inThePast],
    ['this very minute', 0, listingMessages.inThePast],
    ['a year ago', -365 * 1440, listingMessages.inThePast],
    ['in three years', 3 * 365 * 1440, listingMessages.tooFarAhead],
  ])('rejects a ride that starts %s', async (_when, minutes, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/cabs', ride(t, inMinutes(t, minutes)));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field: 'journeyDate' });
    expect((await author.get('/api/cabs/user')).json().cabs).toEqual([]);
  });

  it('rejects a start that passed between filling in the form and sending it', async () => {
    const { author } = await makeCampus(t);
    const form = ride(t, inMinutes(t, 2));
    t.advance(180);
    const answer = await author.post('/api/cabs', form);
    expect(answer.json()).toEqual({ message: listingMessages.inThePast, field: 'journeyDate' });
  });

  it('accepts a start in two minutes and one just under the limit of 731 days', async () => {
    const { author } = await makeCampus(t);
    for (const when of [inMinutes(t, 2), inMinutes(t, 731 * 1440 - 1)]) {
      expect(await offer(t, author, when)).toMatchObject(when);
    }
  });

  it('uses the campus time zone while UTC is still on the previous day', async () => {
    const now = t.api.services.clock();
    const oneAtNight = new Date(`${campusDay(now)}T01:00:00+05:30`).getTime() + 86_400_000;
    t.advance(Math.ceil((oneAtNight - now.getTime()) / 1000));
    const { author } = await makeCampus(t);
    const here = t.api.services.clock();
    const [today, byUtc] = [campusDay(here), here.toISOString().slice(0, 10)];
    expect(today > byUtc).toBe(true);
    const early = { journeyDate: today, journeyTime: '03:00' };
    const cab = await offer(t, author, early);
    expect(cab).toMatchObject({ ...early, hasEnded: false });
    expect((await author.get(`/api/cabs?day=${today}`)).json()).toEqual([cab]);
    expect((await author.get(`/api/cabs?day=${byUtc}`)).json()).toEqual([]);
    for (const past of [
      { journeyDate: today, journeyTime: '00:30' },
      { journeyDate: byUtc, journeyTime: '23:00' },
    ]) {
      const answer = await author.post('/api/cabs', ride(t, past));
      expect(answer.json()).toEqual({ message: listingMessages.inThePast, field: 'journeyDate' });
    }
  });

  it('changes the date or the time alone, but never to the past', async () => {
    const { author } = await makeCampus(t);
    const tomorrow = inMinutes(t, 1440).journeyDate;
    const cab = await offer(t, author, { journeyDate: tomorrow, journeyTime: '23:59' });
    const put = (change: object) => author.put(`/api/cabs/${cab._id}`, change);
    const dayAfter = inMinutes(t, 2880).journeyDate;
    expect((await put({ journeyDate: dayAfter })).json()).toMatchObject({
      journeyDate: dayAfter,
      journeyTime: '23:59',
    });
    expect((await put({ journeyTime: '00:00' })).json()).toMatchObject({
      journeyDate: dayAfter,
      journeyTime: '00:00',
    });
    const refused = await put({ journeyDate: inMinutes(t, -1440).journeyDate });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ message: listingMessages.inThePast, field: 'journeyDate' });
    expect(await readCab(author, cab._id)).toMatchObject({ journeyDate: dayAfter });
  });

  it('an ended ride can be edited, but not moved to another time in the past', async () => {
    const { author } = await makeCampus(t);
    const cab = await offer(t, author, inMinutes(t, 3));
    t.advance(600);
    const put = (change: object) => author.put(`/api/cabs/${cab._id}`, change);
    expect((await put({ phone: '11111' })).json()).toMatchObject({
      phone: '11111',
      hasEnded: true,
    });
    expect((await put(inMinutes(t, -2))).statusCode).toBe(400);
    expect((await put(inMinutes(t, 30))).json()).toMatchObject({ hasEnded: false });
  });
});
