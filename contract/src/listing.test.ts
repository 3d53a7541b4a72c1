import * as z from 'zod/mini';
import {
  adForm,
  cabForm,
  campusInstant,
  createAd,
  eventForm,
  exploreForm,
  firstProblem,
  updateAd,
  updateCab,
  updateEvent,
  updateExplore,
} from '.';

const picture = 'data:image/webp;base64,AA==';
const ad = {
  images: [picture],
  title: 'Cycle',
  price: 1500,
  description: 'Hardly used',
  name: 'Asha',
  phone: '9876543210',
  socialMedia: '',
};
const cab = {
  source: 'Main gate',
  destination: 'Airport',
  passengerName: 'Asha',
  journeyDate: '2026-12-01',
  journeyTime: '05:30',
  seatsAvailable: 3,
  description: 'Two bags at most',
  phone: '9876543210',
  socialMedia: '',
};
const event = {
  images: [picture],
  title: 'Open mic',
  organiserName: 'Music club',
  phone: '9876543210',
  eventDate: '2026-12-01',
  eventTime: '18:00',
  description: 'Bring a song',
};

test.each([
  [{ images: [] }, 'Please add at least one image'],
  [{ images: [picture, picture, picture, picture] }, 'Maximum 3 images allowed'],
  [{ title: '  ' }, 'Please enter a title'],
  [{ title: 'a'.repeat(121) }, 'Titles can be at most 120 characters long'],
  [{ price: Number.NaN }, 'Please enter a price'],
  [{ price: -0.01 }, 'Enter a price of 0 or more, with at most two decimals'],
  [{ price: 0.001 }, 'Enter a price of 0 or more, with at most two decimals'],
  [{ price: 10_000_000.01 }, 'The price can be at most ₹1,00,00,000'],
  [{ description: '' }, 'Please enter a description'],
  [{ name: '' }, 'Please enter a contact name'],
  [{ phone: '' }, 'Please enter a phone number'],
])('an ad with %j: %s', (change, message) => {
  expect(firstProblem(adForm, { ...ad, ...change })?.message).toBe(message);
});

test.each([0, 0.01, 19.99, 1500, 10_000_000])('an ad can have a price of %d', (price) => {
  expect(firstProblem(adForm, { ...ad, price })).toBeUndefined();
});

test.each([
  [{ source: '' }, 'Please enter the pickup location'],
  [{ destination: '' }, 'Please enter the destination'],
  [{ passengerName: '' }, 'Please enter the passenger name'],
  [{ journeyDate: '' }, 'Please choose a date'],
  [{ journeyDate: '2026-02-30' }, 'Please choose a real date'],
  [{ journeyTime: '24:00' }, 'Please choose a time'],
  [{ seatsAvailable: 0 }, 'Seats must be a whole number from 1 to 10'],
  [{ seatsAvailable: 11 }, 'Seats must be a whole number from 1 to 10'],
  [{ seatsAvailable: 1.5 }, 'Seats must be a whole number from 1 to 10'],
  [{ description: '' }, 'Please enter a description'],
  [{ phone: '' }, 'Please enter a phone number'],
])('a cab with %j: %s', (change, message) => {
  expect(firstProblem(cabForm, { ...cab, ...change })?.message).toBe(message);
});

test.each([1, 10])('a cab can offer %d seats', (seatsAvailable) => {
  expect(firstProblem(cabForm, { ...cab, seatsAvailable })).toBeUndefined();
});

test('event and trip forms check required fields and fill in optional ones', () => {
  expect(firstProblem(eventForm, event)).toBeUndefined();
  expect(firstProblem(eventForm, { ...event, images: [] })?.field).toBe('images');
  expect(firstProblem(eventForm, { ...event, organiserName: '' })?.message).toBe(
    'Please enter the name of the organiser',
  );
  const { eventDate: exploreDate, eventTime: exploreTime, ...rest } = event;
  const trip = { ...rest, exploreDate, exploreTime };
  expect(z.parse(exploreForm, trip)).toMatchObject({ source: '', duration: '' });
  expect(firstProblem(exploreForm, { ...trip, duration: 'd'.repeat(61) })?.message).toBe(
    'A duration can be at most 60 characters long',
  );
});

test.each([updateAd, updateCab, updateEvent, updateExplore])(
  'an empty update adds no defaults ($path)',
  ({ body }) => {
    expect(z.parse(body, {})).toEqual({});
  },
);

test('an ad is created with socialMedia and updated with socialMediaHandle', () => {
  const { socialMedia: _left, ...without } = ad;
  expect(z.parse(createAd.body, without)).toMatchObject({ socialMedia: '' });
  expect(z.parse(updateAd.body, { socialMediaHandle: '@asha' })).toEqual({
    socialMediaHandle: '@asha',
  });
});

test('the campus clock is 5:30 ahead of UTC', () => {
  expect(campusInstant('2026-12-01', '05:30').toISOString()).toBe('2026-12-01T00:00:00.000Z');
});
