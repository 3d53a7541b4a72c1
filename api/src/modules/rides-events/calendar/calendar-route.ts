import type { FastifyInstance } from 'fastify';
import { notLoggedIn } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import type { Clock } from '../../../clock';
import { calendarFileName, calendarOf, type CalendarEntry } from './calendar';

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
