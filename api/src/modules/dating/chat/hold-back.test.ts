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
])('holdBack does not mask %s', (text) => {
  expect(holdBack({ message: text })).toEqual({ message: text });
});

it.each(['w.me/'.repeat(200), '9'.repeat(1000), 'www.'.repeat(250), '98765 4321-'.repeat(90)])(
  'holdBack reads %.12s… at most 20 times slower than plain text',
  async (text) => {
    const read = (message: string) => () => {
      for (let count = 0; count < 200; count += 1) after(message);
    };
    const isSlow = slowerThan(read('plain text '.repeat(90)), 20);
    expect(await isSlow(read(text))).toBe(false);
  },
);
