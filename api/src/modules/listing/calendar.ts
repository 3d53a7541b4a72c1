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
  readonly location?: string | undefined;
  /** ISO 8601 */
  readonly startsAt: string;
}

/** Maximum octets per line: the library does not count the leading space of a folded line. */
ICAL.foldLength = 74;

/** India's UTC offset has not changed since before calendar files existed. */
const kolkata = `BEGIN:VTIMEZONE
TZID:Asia/Kolkata
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** Length of a calendar entry in hours: forms have no field for the end. */
const length = 2;

/** An iCalendar file with one entry, on the campus clock regardless of this process's time zone. */
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

/** A file name that is valid in every file system and header. */
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
  /** Path with `:id`. */
  readonly url: string;
  readonly clock: Clock;
  /** @throws ApiError 404 */
  find(viewer: Viewer, id: string): Promise<CalendarEntry>;
}

/** Serves a file for the student's own calendar; not part of the contract, as it returns no JSON. */
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
