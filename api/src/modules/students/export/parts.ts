import { and, asc, eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tables } from '../../../database/database';
import { isOpen as isOpenConversation, other } from '../../conversations/inbox.repository';
import { listBlocked as listBlockedPeople } from '../../people/people.repository';
import { isShown } from '../../reports/visibility';
import { datingParts } from './dating-parts';
import {
  byTime,
  exportedColumns,
  type ExportedRow,
  nameOf,
  ownRows,
  type Part,
  picturesOf,
  withPictures,
} from './own-rows';

const {
  collegeRequests,
  comments,
  communities,
  confessionAuthors,
  confessionParticipants,
  contactMessages,
  posts,
  students,
} = tables;

/** Besides "mine", the only place where students see which confessions are theirs. */
const confessions: Part = {
  name: 'confessions',
  tables: ['posts', 'confession_authors', ...picturesOf({ pictures: 'post' })],
  follows: ['confession_authors.author_id'],
  async read({ orm }, asker) {
    const exported = await orm
      .select({ ...exportedColumns(confessionAuthors), ...exportedColumns(posts) })
      .from(confessionAuthors)
      .innerJoin(
        posts,
        and(
          eq(posts.collegeId, confessionAuthors.collegeId),
          eq(posts.id, confessionAuthors.postId),
        ),
      )
      .where(
        and(
          eq(confessionAuthors.collegeId, asker.collegeId),
          eq(confessionAuthors.authorId, asker.studentId),
        ),
      )
      .orderBy(asc(posts.createdAt), asc(posts.id));
    return withPictures({ orm }, asker, { exported, kind: 'post' });
  },
};

/** Comments on confessions have a label instead of an author: the student's label in the thread. */
const confessionComments: Part = {
  name: 'commentsOnConfessions',
  tables: ['comments', 'confession_participants'],
  follows: ['confession_participants.student_id'],
  async read({ orm }, { collegeId, studentId }) {
    return orm
      .select(exportedColumns(comments))
      .from(comments)
      .where(
        and(
          eq(comments.collegeId, collegeId),
          sql`(${comments.postId}, ${comments.alias}) in (
            select post_id, 'Anonymous ' || number from ${confessionParticipants}
              where college_id = ${collegeId} and student_id = ${studentId}
            union all select post_id, 'OP' from ${confessionAuthors}
              where college_id = ${collegeId} and author_id = ${studentId})`,
        ),
      )
      .orderBy(asc(comments.createdAt), asc(comments.id));
  },
};

const confessionParts: readonly Part[] = [confessions, confessionComments];

/** About listings. If the other student cannot be reached any more, their messages and name are left out. */
const conversations: Part = {
  name: 'conversations',
  tables: ['conversations', 'conversation_messages'],
  follows: [
    ...['conversations.asker_id', 'conversations.owner_id'],
    'conversation_messages.sender_id',
  ],
  async read(database, { collegeId, studentId }) {
    return database.query<ExportedRow>(
      `select c.id, c.kind, c.listing_id as "listingId", c.asker_id = $2 as "startedByMe",
         c.created_at as "createdAt", case when c.open then c.last_message_at end as "lastMessageAt",
         case when c.asker_id = $2 then c.asker_read_at else c.owner_read_at end as "readAt",
         (select s.username from students s
           where c.open and s.college_id = $1 and s.id = ${other}) as name,
         coalesce((select json_agg(json_build_object('id', m.id, 'message', m.message,
             'createdAt', m.created_at, 'sentByMe', m.sender_id = $2) order by m.created_at)
           from conversation_messages m where m.college_id = $1 and m.conversation_id = c.id
             and (m.sender_id = $2 or c.open and ${isShown('m')})), '[]') as messages
       from (select c.*, ${isOpenConversation} as open from conversations c
         where c.college_id = $1 and (c.asker_id = $2 or c.owner_id = $2)) c
       order by c.created_at, c.id`,
      [collegeId, studentId],
    );
  },
};

const account: Part = {
  name: 'account',
  tables: ['students', ...picturesOf({ pictures: 'avatar' })],
  follows: ['students.email', 'avatar_images.student_id'],
  async read({ orm }, asker) {
    const { collegeId, studentId } = asker;
    const exported = await orm
      .select({ ...exportedColumns(students), college: tables.colleges.name })
      .from(students)
      .innerJoin(tables.colleges, eq(tables.colleges.id, students.collegeId))
      .where(and(eq(students.collegeId, collegeId), eq(students.id, studentId)));
    return withPictures({ orm }, asker, { exported, kind: 'avatar' });
  },
};

/** Students whose pages the student does not see, except in dating. */
const blockedPeople: Part = {
  name: 'studentsYouBlocked',
  tables: ['person_blocks'],
  follows: ['person_blocks.blocker_id'],
  async read(database, asker) {
    const blocked = await listBlockedPeople(database, asker);
    return blocked.map(({ username, createdAt }) => ({ username, createdAt }));
  },
};

/** Data stored under the student's address, signed in or not. */
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

const joined = sql<string>`(select c.name from ${communities} c
  where c.college_id = ${tables.communityMembers.collegeId} and c.id = ${tables.communityMembers.communityId})`;

const moderated = sql<string>`(select c.name from ${communities} c
  where c.college_id = ${tables.communityModerators.collegeId} and c.id = ${tables.communityModerators.communityId})`;

/**
 * All data that the site stores about a student, list by list. A test compares it with the tables: a new one
 * that refers to a student is either exported here or listed in `own-rows.ts` with the reason.
 */
export const parts: readonly Part[] = [
  account,
  blockedPeople,
  ownRows('sessions', tables.sessions.studentId),
  ownRows('posts', posts.authorId, { pictures: 'post', more: { community } }),
  ownRows('comments', tables.comments.authorId),
  ...confessionParts,
  ownRows('communities', tables.communityMembers.studentId, { more: { community: joined } }),
  ownRows('moderatedCommunities', tables.communityModerators.studentId, {
    more: { community: moderated },
  }),
  ownRows('doneAsModerator', tables.moderatorLog.moderatorId),
  ownRows('votes', tables.votes.studentId),
  ownRows('commentLikes', tables.commentLikes.studentId),
  ownRows('ads', tables.ads.sellerId, { pictures: 'ad' }),
  ownRows('cabs', tables.cabs.authorId),
  ownRows('seatRequests', tables.seatRequests.studentId),
  ownRows('events', tables.events.organizerId, { pictures: 'event' }),
  ownRows('interestInEvents', tables.eventInterests.studentId),
  ownRows('explores', tables.explores.organizerId, { pictures: 'explore' }),
  ownRows('interestInExplores', tables.exploreInterests.studentId),
  conversations,
  ...datingParts,
  ownRows('reports', tables.reports.reporterId),
  ownRows('communityRequests', tables.communityRequests.studentId),
  ownRows('notifications', tables.notifications.studentId),
  underAddress('contactMessages', contactMessages.email),
  underAddress('collegeRequests', collegeRequests.requesterEmail),
];
