import ICAL from 'ical.js';
import { calendarFileName, calendarOf } from './calendar';

const entry = {
  id: 'e1',
  title: 'Open mic; songs, poems\nand more',
  description: 'Bring a song. '.repeat(20),
  location: 'Amphitheatre, North Campus',
  startsAt: '2026-12-01T13:00:00.000Z',
};

test('a calendar file parses back to the same event in the campus time zone', () => {
  const text = calendarOf(entry, new Date('2026-11-21T00:00:00.000Z'));
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20261201T183000');
  expect(text).toContain('DTSTAMP:20261121T000000Z');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata');
  if (zone) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe(entry.title);
  expect(event.description).toBe(entry.description);
  expect(event.location).toBe(entry.location);
  expect(event.uid).toBe('e1@campus');
  expect(event.startDate.toJSDate().toISOString()).toBe(entry.startsAt);
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-01T15:00:00.000Z');
});

test.each([
  ['Diwali Night 2026!', 'diwali-night-2026.ics'],
  ['दीपावली', 'campus.ics'],
  ['"; rm -rf /', 'rm-rf.ics'],
  ['x'.repeat(120), `${'x'.repeat(40)}.ics`],
])('the title %s becomes the file name %s', (title, name) => {
  expect(calendarFileName(title)).toBe(name);
});

test('line breaks and control characters in texts cannot add calendar lines', () => {
  const hostile = 'a\rEND:VEVENT\r\nb\u0085c\u2028d\u000be\u0000\u001b[31mf\tg';
  const texts = { title: hostile, description: hostile, location: hostile };
  const text = calendarOf({ ...entry, ...texts }, new Date('2026-11-21T00:00:00.000Z'));
  const between = text.replaceAll('\r\n', '');
  expect(between).not.toMatch(/[^\P{Cc}\t]|[\u2028\u2029]/u);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe('a\nEND:VEVENT\nb\nc\nd\ne[31mf\tg');
});
