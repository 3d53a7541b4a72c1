import { slowerThan } from '../../../testing/timing';
import { holdBack } from './hold-back';

const after = (message: string) => holdBack({ message }).message;

it.each([
  'https://example.com/a?b=c',
  'HTTP://EXAMPLE.COM',
  'www.example.com',
  'wa.me/919876543210',
  't.me/asha',
  '9876543210',
  '09876543210',
  '98765 43210',
  '98765-43210',
  '+91 98765 43210',
  '+919876543210',
  '987 654 3210',
  '9876 543 210',
  '98765.43210',
  '9 8 7 6 5 4 3 2 1 0',
  '(+91) 98765 - 43210',
  '९८७६५ ४३२१०',
  '+९१९८७६५४३२१०',
  'instagram.com/asha',
  'example.com',
  'linktr.ee',
  'Asha.Rao.CO.IN',
  'आशा.com',
  'example.app?a=b',
  'telegram.me/asha',
  'asha@example.com',
  'asha.rao@okbank',
  '9876543210@upi',
  '@asha_rao',
])('holdBack masks %s', (contact) => {
  expect(after(`Here: ${contact}`)).toBe('Here: •••');
});

it.each([
  'room 204',
  '12:30',
  '₹1,500',
  'in 2026',
  '1764102938123',
  'we.meet',
  '12345 67890',
  'what.a.day',
  'e.g. now',
  'i.e. today, 5 p.m.',
  'Done.Come at 5.Inform me',
  'he/she and and/or',
  'lunch @ 5, coffee @5:30pm, tea@6',
  '8.10.2026 9.30',
  '7:30, 8:30 or 10:30 in 2026',
  '₹6,50,000 or ₹7,50,000',
  'rooms 204, 206 and 1408',
  'ph 7.4/8.2',
])('holdBack does not mask %s', (text) => {
  expect(holdBack({ message: text })).toEqual({ message: text });
});

it.each([
  'w.me/'.repeat(200),
  '9'.repeat(1000),
  'www.'.repeat(250),
  '98765 4321-'.repeat(90),
  'a.'.repeat(500),
  'a.com'.repeat(200),
  '.com-'.repeat(200),
  '@'.repeat(1000),
  'a@'.repeat(500),
  '9 - '.repeat(250),
])('holdBack reads %.12s… at most 20 times slower than plain text', async (text) => {
  const read = (message: string) => () => {
    for (let count = 0; count < 200; count += 1) after(message);
  };
  const isSlow = slowerThan(read('plain text '.repeat(90)), 20);
  expect(await isSlow(read(text))).toBe(false);
});
