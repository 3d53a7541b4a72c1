import { asLines } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import type { Clock } from '../../clock';
import { notLoggedIn } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import { campusDay, campusTime } from './start-times';

interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  /** ISO 8601 */
  readonly startsAt: string;
}

/** Octets of a line: the library does not count the space that begins a folded one. */
ICAL.foldLength = 74;

/** India has kept one offset since before there were calendar files. */
const kolkata = `BEGIN:VTIMEZONE
TZID:Asia/Kolkata
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** Hours that an entry takes in a calendar: nobody is asked when it ends. */
const length = 2;

/** An iCalendar file with one entry, on the campus clock whatever the zone of this process. */
export function calendarOf(entry: CalendarEntry, now: Date): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Campus//Campus//EN');
  const timezone = new ICAL.Component(ICAL.parse(kolkata));
  calendar.addSubcomponent(timezone);
  const event = new ICAL.Event();
  event.component.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  event.uid = `${entry.id}@campus`;
  event.summary = asLines(entry.title);
  event.description = asLines(entry.description);
  if (entry.location) event.location = asLines(entry.location);
  const { startsAt } = entry;
  const start = ICAL.Time.fromDateTimeString(`${campusDay(startsAt)}T${campusTime(startsAt)}:00`);
  start.zone = new ICAL.Timezone(timezone);
  event.startDate = start;
  const end = start.clone();
  end.addDuration(ICAL.Duration.fromSeconds(length * 3600));
  event.endDate = end;
  calendar.addSubcomponent(event.component);
  return `${calendar.toString()}\r\n`;
}

/** A name that every file system and every header takes. */
export function calendarFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 40);
  return `${plain || 'campus'}.ics`;
}

interface CalendarFile {
  /** With `:id`. */
  readonly url: string;
  readonly clock: Clock;
  /** @throws ApiError 404 */
  find(viewer: Viewer, id: string): Promise<CalendarEntry>;
}

/** A file for the student's own calendar: no call of the contract, as it answers no JSON. */
export function calendarRoute(app: FastifyInstance, { url, clock, find }: CalendarFile): void {
  app.get<{ Params: { id: string } }>(url, async ({ viewer, params }, reply) => {
    if (viewer === undefined) throw notLoggedIn();
    const entry = await find(viewer, params.id);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${calendarFileName(entry.title)}"`)
      .send(calendarOf(entry, clock()));
  });
}
