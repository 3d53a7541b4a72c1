// The common part of events and trips: somebody announces them for a day, and others are interested.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { day, description, interestCalls, personName, phone, search, title } from './listing';
import { listingMessages } from './messages/listing';
import { optionalCount, optionalFlag, optionalImages, optionalText } from './shared/answer';
import { pageQuery } from './shared/paging';
import { author, id, idParams } from './shared/fields';

/** The fields of every form in the order in which their problems are shown; `start` is the day and time. */
export const occasionFields = <S extends object>(start: S) => ({
  title,
  organiserName: personName(listingMessages.organiserRequired),
  phone,
  ...start,
  description,
});

/** An occasion as every list returns it, on the campus clock. The fields after `own` are extras. */
export const occasionAnswer = <S extends object, O extends object>(start: S, own: O) =>
  z.object({
    _id: id,
    images: optionalImages,
    title: z.string(),
    organiserName: optionalText,
    phone: optionalText,
    ...start,
    description: optionalText,
    ...own,
    thumbnails: z.optional(z.array(z.string())),
    isOrganizer: optionalFlag,
    hasEnded: optionalFlag,
    interestedCount: optionalCount,
    isInterested: optionalFlag,
    /** Usernames of acquaintances who are interested and show it, at most `limits.acquaintancesNamed`. */
    acquaintances: z._default(z.array(z.string()), []),
    postedBy: optionalText,
  });

/** Filters of the list of upcoming ones. */
export const comingQuery = z.extend(pageQuery, { author, search, day: z.optional(day) });

/** The calls in addition to those of every listing, under an address such as `/api/events`. */
export function occasionCalls(path: string) {
  return {
    verify: endpoint({
      method: 'GET',
      path: `${path}/:id/verify-organizer`,
      params: idParams,
      answer: z.object({ isOrganizer: z.boolean() }),
    }),
    interest: interestCalls(path),
    /** Address of an iCalendar file of one, for a link. */
    calendarPath: (occasionId: string) => `${path}/${occasionId}/calendar.ics`,
  };
}
