import { tables } from '../../../database/database';
import { holdBack } from '../../dating/chat/hold-back';
import { listMatches, listRequests } from '../../dating/matches/matches.repository';
import { listBlocked, readHiddenFrom } from '../../dating/safety/safety.repository';
import { isShown } from '../../reports/visibility';
import { type Asker, type ExportedRow, groupedBy, ownRows, type Part } from './own-rows';

interface MatchRow {
  readonly id: string;
  readonly state: string;
  readonly createdAt: string;
  readonly answeredAt: string | null;
  readonly lastMessageAt: string | null;
  readonly readAt: string | null;
  readonly sentByMe: boolean;
}

interface MessageRow {
  readonly matchId: string;
  readonly message: ExportedRow;
}

interface DatingMessageRow extends MessageRow {
  readonly message: ExportedRow & { readonly message: string; readonly sentByMe: boolean };
}

const isOwn = 'm.college_id = $1 and (m.low_id = $2 or m.high_id = $2)';

/**
 * A match, limited to what both students know of it. The site never reveals whether a student refused,
 * blocked or left, and neither does the file: such a request looks as if it were still pending.
 * @param name the other student's name, if the student can see it
 */
function presentMatch(
  row: MatchRow,
  known: { name: string | undefined; isOpen: boolean },
): ExportedRow {
  const { id, createdAt, sentByMe } = row;
  const refusedByMe = row.state === 'rejected' && !sentByMe;
  const waits = sentByMe ? 'sent' : 'received';
  const state = known.isOpen ? 'accepted' : refusedByMe ? 'rejected' : waits;
  const isAnswered = known.isOpen || refusedByMe;
  return {
    ...{ id, name: known.name ?? null, state, sentByMe, createdAt },
    answeredAt: isAnswered ? row.answeredAt : null,
    lastMessageAt: known.isOpen ? row.lastMessageAt : null,
    readAt: known.isOpen ? row.readAt : null,
  };
}

const matches: Part = {
  name: 'datingMatches',
  tables: ['dating_matches', 'dating_messages'],
  follows: [
    ...['dating_matches.low_id', 'dating_matches.high_id'],
    ...['dating_matches.sender_id', 'dating_messages.sender_id'],
  ],
  async read(database, asker) {
    const { collegeId, studentId } = asker;
    const open = new Map(
      (await listMatches(database, asker)).map((row) => [row.matchId, row.name]),
    );
    const waiting = new Map((await listRequests(database, asker)).map((row) => [row.id, row.name]));
    const list = await database.query<MatchRow>(
      `select m.id, m.state, m.created_at as "createdAt", m.answered_at as "answeredAt",
         m.last_message_at as "lastMessageAt", m.sender_id = $2 as "sentByMe",
         case when m.low_id = $2 then m.low_read_at else m.high_read_at end as "readAt"
       from dating_matches m where ${isOwn} order by m.created_at, m.id`,
      [collegeId, studentId],
    );
    const said = await database.query<DatingMessageRow>(
      `select d.match_id as "matchId", json_build_object('id', d.id, 'message', d.message,
         'createdAt', d.created_at, 'sentByMe', d.sender_id = $2) as message
       from dating_messages d join dating_matches m on m.college_id = $1 and m.id = d.match_id
       where d.college_id = $1 and ${isOwn}
         and (d.sender_id = $2 or (d.match_id = any($3::uuid[]) and ${isShown('d')}))
       order by d.created_at`,
      [collegeId, studentId, [...open.keys()]],
    );
    const conversations = groupedBy(said, ({ matchId }) => matchId);
    return list.map((row) => {
      const name = open.get(row.id) ?? waiting.get(row.id);
      const messages = (conversations.get(row.id) ?? []).map(({ message }) => message);
      const isAnswered = messages.some(({ sentByMe }) => sentByMe);
      return {
        ...presentMatch(row, { name, isOpen: open.has(row.id) }),
        messages: isAnswered ? messages : messages.map(holdBack),
      };
    });
  },
};

const blocks: Part = {
  name: 'peopleYouBlocked',
  tables: ['dating_blocks'],
  follows: ['dating_blocks.blocker_id'],
  async read(database, asker: Asker) {
    const blocked = await listBlocked(database, asker);
    return blocked.map(({ name, createdAt }) => ({ name, createdAt }));
  },
};

const hiddenFrom: Part = {
  name: 'peopleYouHideFromInDating',
  tables: ['dating_hidden_from'],
  follows: ['dating_hidden_from.student_id'],
  read: (database, asker: Asker) => readHiddenFrom(database, asker),
};

/** The dating profile, and the students met through it. */
export const datingParts: readonly Part[] = [
  ownRows('datingProfile', tables.datingProfiles.studentId, { pictures: 'dating' }),
  matches,
  blocks,
  hiddenFrom,
];
