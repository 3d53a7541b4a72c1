import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tables } from '../../../database/database';
import { confessionParts } from './confession-parts';
import { datingParts } from './dating-parts';
import { byTime, exportedColumns, nameOf, ownRows, type Part } from './own-rows';

const { collegeRequests, communities, contactMessages, posts, students } = tables;

const account: Part = {
  name: 'account',
  tables: ['students'],
  follows: ['students.email'],
  async read({ orm }, { collegeId, studentId }) {
    return orm
      .select({ ...exportedColumns(students), college: tables.colleges.name })
      .from(students)
      .innerJoin(tables.colleges, eq(tables.colleges.id, students.collegeId))
      .where(and(eq(students.collegeId, collegeId), eq(students.id, studentId)));
  },
};

/** What was written under the student's address, signed in or not. */
function underAddress(name: string, address: PgColumn): Part {
  const table = address.table as PgTable;
  return {
    name,
    tables: [getTableName(table)],
    follows: [nameOf(address)],
    async read({ orm }, { email }) {
      return orm
        .select(exportedColumns(table))
        .from(table)
        .where(sql`lower(${address}) = ${email.toLowerCase()}`)
        .orderBy(...byTime(table));
    },
  };
}

const community = sql<string>`(select c.name from ${communities} c
  where c.college_id = ${posts.collegeId} and c.id = ${posts.communityId})`;

/**
 * Everything that the site keeps about a student, list by list. A test holds it against the tables: a new one
 * that leads to a student is either told here or named in `left-out.ts` with the reason.
 */
export const parts: readonly Part[] = [
  account,
  ownRows('sessions', tables.sessions.studentId),
  ownRows('posts', posts.authorId, { pictures: 'post', more: { community } }),
  ownRows('comments', tables.comments.authorId),
  ...confessionParts,
  ownRows('votes', tables.votes.studentId),
  ownRows('ads', tables.ads.sellerId, { pictures: 'ad' }),
  ownRows('cabs', tables.cabs.authorId),
  ownRows('seatRequests', tables.seatRequests.studentId),
  ownRows('events', tables.events.organizerId, { pictures: 'event' }),
  ownRows('interestInEvents', tables.eventInterests.studentId),
  ownRows('explores', tables.explores.organizerId, { pictures: 'explore' }),
  ownRows('interestInExplores', tables.exploreInterests.studentId),
  ...datingParts,
  ownRows('reports', tables.reports.reporterId),
  ownRows('communityRequests', tables.communityRequests.studentId),
  ownRows('notifications', tables.notifications.studentId),
  underAddress('contactMessages', contactMessages.email),
  underAddress('collegeRequests', collegeRequests.requesterEmail),
];
