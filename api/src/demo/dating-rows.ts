import type { tables } from '../database';
import { later } from '../clock';
import type { DemoCampus } from './campuses';
import type { DemoDating, DemoMatch } from './content/dating-types';
import { fixedId } from './fixed-id';

type Insert<T extends keyof typeof tables> = (typeof tables)[T]['$inferInsert'];

/** Everything about dating at a college but the photos, as rows. */
export interface DatingRows {
  readonly profiles: Insert<'datingProfiles'>[];
  readonly matches: Insert<'datingMatches'>[];
  readonly messages: Insert<'datingMessages'>[];
}

export interface Dating {
  readonly campus: DemoCampus;
  readonly content: DemoDating;
  readonly now: Date;
}

export function datingRows(dating: Dating): DatingRows {
  const pairs = dating.content.matches.map((match) => pairRows(dating, match));
  return {
    profiles: profileRows(dating),
    matches: pairs.map(({ match }) => match),
    messages: pairs.flatMap(({ messages }) => messages),
  };
}

export function studentId({ campus }: Pick<Dating, 'campus'>, index: number): string {
  const found = campus.students[index];
  if (found === undefined) throw new Error(`${campus.name} has no student ${index}.`);
  return found.id;
}

const ago = ({ now }: Dating, hours: number) => later(now, -hours * 3600);

function profileRows(dating: Dating): DatingRows['profiles'] {
  return dating.content.profiles.map((profile) => ({
    collegeId: dating.campus.id,
    studentId: studentId(dating, profile.by),
    name: profile.name,
    gender: profile.gender,
    shortDescription: profile.short,
    fullDescription: profile.full,
    partnerPreferences: profile.preferences,
    createdAt: ago(dating, profile.ago),
  }));
}

function pairRows(dating: Dating, given: DemoMatch) {
  const { from, to, askedAgo, answeredAgo } = given;
  const collegeId = dating.campus.id;
  const senderId = studentId(dating, from);
  const receiverId = studentId(dating, to);
  const [lowId, highId] = senderId < receiverId ? [senderId, receiverId] : [receiverId, senderId];
  const id = fixedId('dating match', lowId, highId);
  const messages = (given.messages ?? []).map(([by, hours, message], index) => ({
    collegeId,
    id: fixedId('dating message', id, String(index)),
    matchId: id,
    senderId: studentId(dating, by),
    message,
    createdAt: ago(dating, hours),
  }));
  const last = messages.at(-1);
  const seenUntil = (reader: string) =>
    (last?.senderId === reader ? last : messages.at(-1 - (given.unread ?? 0)))?.createdAt;
  const match = {
    collegeId,
    id,
    lowId,
    highId,
    senderId,
    state: answeredAgo === undefined ? 'pending' : 'accepted',
    createdAt: ago(dating, askedAgo),
    answeredAt: answeredAgo === undefined ? undefined : ago(dating, answeredAgo),
    lastMessageAt: last?.createdAt,
    lowReadAt: seenUntil(lowId),
    highReadAt: seenUntil(highId),
  };
  return { match, messages };
}
