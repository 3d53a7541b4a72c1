import { exploreMessages, listingMessages } from '@campus/contract';
import { describeOnEachDatabase, makeCampus } from '../../testing';
import { announce, inMinutes, planned } from './explore-fixture';

const long = (length: number) => 'x'.repeat(length + 1);

const wrong: [field: string, value: unknown, message: string][] = [
  ['title', ' ', listingMessages.titleRequired],
  ['title', undefined, listingMessages.titleRequired],
  ['title', long(120), listingMessages.titleTooLong],
  ['organiserName', '', listingMessages.organiserRequired],
  ['organiserName', long(80), listingMessages.nameTooLong],
  ['phone', null, listingMessages.phoneRequired],
  ['phone', long(120), listingMessages.phoneTooLong],
  ['exploreDate', '14/03/2030', listingMessages.dateRequired],
  ['exploreDate', '2026-02-30', listingMessages.dateInvalid],
  ['exploreTime', '24:00', listingMessages.timeRequired],
  ['source', long(120), listingMessages.placeTooLong],
  ['destination', long(120), listingMessages.placeTooLong],
  ['duration', long(60), exploreMessages.durationTooLong],
  ['socialMediaHandle', long(200), listingMessages.socialTooLong],
  ['description', '\u0000', listingMessages.descriptionRequired],
  ['description', long(2000), listingMessages.descriptionTooLong],
];

describeOnEachDatabase('the fields of a trip', (t) => {
  it.each(wrong)('refuses %s %p: %s', async (field, value, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/explores', await planned(t, { [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field });
    expect((await author.get('/api/explores')).json().explores).toEqual([]);
    if (value === undefined) return;
    const explore = await announce(t, author);
    const change = await author.put(`/api/explores/${explore._id}`, { [field]: value });
    expect(change.statusCode).toBe(400);
    expect(change.json()).toEqual({ message, field });
    expect((await author.get(`/api/explores/${explore._id}`)).json()).toEqual(explore);
  });

  it.each([
    [[], listingMessages.imagesRequired],
    [['', '', '', ''], listingMessages.tooManyImages],
    [['data:text/html;base64,AAAA'], listingMessages.imageFailed],
  ])('refuses the pictures %j', async (images, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/explores', await planned(t, { images }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field: 'images' });
  });

  it.each([
    ['a minute ago', -1, listingMessages.inThePast],
    ['in three years', 3 * 365 * 1440, listingMessages.tooFarAhead],
  ])('refuses one %s, at first or later', async (_when, minutes, message) => {
    const { author } = await makeCampus(t);
    const when = inMinutes(t, minutes);
    const refusal = { message, field: 'exploreDate' };
    const answer = await author.post('/api/explores', await planned(t, when));
    expect(answer.json()).toEqual(refusal);
    const { _id } = await announce(t, author);
    expect((await author.put(`/api/explores/${_id}`, when)).json()).toEqual(refusal);
  });
});
