import { adMessages, listingMessages } from '@campus/contract';
import sharp from 'sharp';
import { describeOnOneDatabase, makeCampus } from '../../testing';
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

  it('accepts three pictures and keeps their order', async () => {
    const { author } = await makeCampus(t);
    const widths = [30, 10, 20];
    const images = widths.map(async (width) => {
      const create = { width, height: 10, channels: 3, background: '#888' } as const;
      return `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
    });
    const { image } = await sell(author, { images: await Promise.all(images) });
    const stored = image.map(async (url) => {
      const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
      return (await sharp(bytes).metadata()).width;
    });
    expect(await Promise.all(stored)).toEqual(widths);
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
