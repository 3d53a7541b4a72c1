import { adMessages, listingMessages } from '@campus/contract';
import { describeOnOneDatabase, makeCampus, photo } from '../../testing';
import { ads, refusesFields } from '../listing/listing-fixture';
import { offered, sell } from './ad-fixture';

const long = (length: number) => 'x'.repeat(length + 1);

const wrong: [field: string, value: unknown, message: string][] = [
  ['title', ' ', listingMessages.titleRequired],
  ['title', undefined, listingMessages.titleRequired],
  ['title', long(120), listingMessages.titleTooLong],
  ['price', undefined, adMessages.priceRequired],
  ['price', '5', adMessages.priceRequired],
  ['price', null, adMessages.priceRequired],
  ['price', -0.01, adMessages.priceInvalid],
  ['price', 0.001, adMessages.priceInvalid],
  ['price', 10_000_000.01, adMessages.priceTooHigh],
  ['description', '\u0000', listingMessages.descriptionRequired],
  ['description', long(2000), listingMessages.descriptionTooLong],
  ['name', 7, adMessages.nameRequired],
  ['name', long(80), listingMessages.nameTooLong],
  ['phone', '', listingMessages.phoneRequired],
  ['phone', long(120), listingMessages.phoneTooLong],
];

describeOnOneDatabase('the fields of an ad', (t) => {
  refusesFields(t, ads, wrong);

  it.each([
    [undefined, listingMessages.imagesRequired],
    [[], listingMessages.imagesRequired],
    [['', '', '', ''], listingMessages.tooManyImages],
    [[7], listingMessages.imageFailed],
    [['data:text/html;base64,AAAA'], listingMessages.imageFailed],
  ])('rejects %j as images', async (images, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/sell', await offered({ images }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field: 'images' });
  });

  it('accepts three pictures', async () => {
    const { author } = await makeCampus(t);
    const images = [await photo(), await photo(), await photo()];
    expect((await sell(author, { images })).image).toHaveLength(3);
  });

  it('rejects a social media handle that is too long under both of its field names', async () => {
    const { author } = await makeCampus(t);
    const message = listingMessages.socialTooLong;
    const made = await author.post('/api/sell', await offered({ socialMedia: long(200) }));
    expect(made.json()).toEqual({ message, field: 'socialMedia' });
    const { _id } = await sell(author);
    const changed = await author.put(`/api/sell/${_id}`, { socialMediaHandle: long(200) });
    expect(changed.json()).toEqual({ message, field: 'socialMediaHandle' });
  });
});
