import { listingMessages } from '@campus/contract';
import { describeOnEachDatabase, makeCampus } from '../../testing';
import { announce, inMinutes, planned } from './event-fixture';

const long = (length: number) => 'x'.repeat(length + 1);

const wrong: [field: string, value: unknown, message: string][] = [
  ['title', ' ', listingMessages.titleRequired],
  ['title', undefined, listingMessages.titleRequired],
  ['title', long(120), listingMessages.titleTooLong],
  ['organiserName', '', listingMessages.organiserRequired],
  ['organiserName', long(80), listingMessages.nameTooLong],
  ['phone', null, listingMessages.phoneRequired],
  ['phone', long(120), listingMessages.phoneTooLong],
  ['eventDate', '14/03/2030', listingMessages.dateRequired],
  ['eventDate', '2026-02-30', listingMessages.dateInvalid],
  ['eventTime', '24:00', listingMessages.timeRequired],
  ['description', '\u0000', listingMessages.descriptionRequired],
  ['description', long(2000), listingMessages.descriptionTooLong],
];

describeOnEachDatabase('the fields of an event', (t) => {
  it.each(wrong)('refuses %s %p: %s', async (field, value, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/events', await planned(t, { [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field });
    expect((await author.get('/api/events')).json().events).toEqual([]);
    if (value === undefined) return;
    const event = await announce(t, author);
    const change = await author.put(`/api/events/${event._id}`, { [field]: value });
    expect(change.statusCode).toBe(400);
    expect(change.json()).toEqual({ message, field });
    expect((await author.get(`/api/events/${event._id}`)).json()).toEqual(event);
  });

  it.each([
    [[], listingMessages.imagesRequired],
    [['', '', '', ''], listingMessages.tooManyImages],
    [['data:text/html;base64,AAAA'], listingMessages.imageFailed],
  ])('refuses the pictures %j', async (images, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/events', await planned(t, { images }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field: 'images' });
  });

  it.each([
    ['a minute ago', -1, listingMessages.inThePast],
    ['in three years', 3 * 365 * 1440, listingMessages.tooFarAhead],
  ])('refuses one %s, at first or later', async (_when, minutes, message) => {
    const { author } = await makeCampus(t);
    const when = inMinutes(t, minutes);
    const refusal = { message, field: 'eventDate' };
    const answer = await author.post('/api/events', await planned(t, when));
    expect(answer.json()).toEqual(refusal);
    const { _id } = await announce(t, author);
    expect((await author.put(`/api/events/${_id}`, when)).json()).toEqual(refusal);
  });
});
