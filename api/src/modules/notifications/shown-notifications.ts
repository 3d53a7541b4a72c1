// What a notification `n` is about, as lateral joins: each finds a row where the notification is of its kind
// and its subject may still be seen, and what is to be told of it. In all of them `$1` is the college and `$2`
// the student who looks.
import { reportKinds } from '@campus/contract';
import {
  conversationIsOpen,
  isEligible,
  isLooking,
  isThere,
  isUnblocked,
  isWanted,
} from '../dating/visibility';
import { isShown } from '../reports/shown';
import { subjectTables } from '../reports/subjects/tables';

/** Characters of a post that are told. */
const excerptLength = 80;

/** Comments on `p` that its author can read and did not write. */
const othersSaid = `comments m where m.college_id = $1 and m.post_id = p.id and m.author_id <> $2
  and ${isShown('m')}`;

/** A post of the student's own, and never a confession. Whose comment is gone is not named. */
const post = `select p.id, left(p.content, ${excerptLength}) as excerpt, c.id as community_id,
    c.name as community_name, (select s.username from students s
      where s.college_id = $1 and s.id = n.actor_id
        and exists (select 1 from ${othersSaid} and m.author_id = s.id)) as name
  from posts p
  join communities c on c.college_id = $1 and c.id = p.community_id and not c.is_confession
  where n.kind = 'comment' and p.college_id = $1 and p.id = n.subject_id and p.author_id = $2
    and p.hidden_at is null and exists (select 1 from ${othersSaid})`;

/** The name of who asked is told to who offers the ride, as on the ride's own page. */
const cab = `select cab.id, cab.source, cab.destination, (select s.username from students s
      where n.kind = 'seat-asked' and s.college_id = $1 and s.id = n.actor_id) as name
  from cabs cab
  where n.kind in ('seat-asked', 'seat-granted', 'seat-refused')
    and cab.college_id = $1 and cab.id = n.subject_id and ${isShown('cab')}`;

/** What is older than the match is of an earlier match of the two. */
const match = `select m.id, p.name from dating_matches m
  join dating_profiles me on ${isLooking}
  join dating_profiles p on p.college_id = $1
    and p.student_id = case when m.low_id = $2 then m.high_id else m.low_id end
  where n.kind in ('match-request', 'match', 'message') and m.college_id = $1
    and m.id = n.subject_id and (m.low_id = $2 or m.high_id = $2) and n.created_at >= m.created_at
    and case when n.kind = 'match-request'
      then m.state = 'pending' and m.sender_id <> $2
        and ${isThere} and ${isWanted} and ${isEligible} and ${isUnblocked}
      else m.state = 'accepted' and ${conversationIsOpen} end`;

const report = `select report.id, report.decision from reports report
  where n.kind = 'report-decided' and report.college_id = $1 and report.id = n.subject_id
    and report.reporter_id = $2 and report.decision <> 'open'`;

/** Told for as long as it is hidden. */
const hidden = reportKinds
  .map((kind) => {
    const { table, id } = subjectTables[kind];
    return `select '${kind}' as thing from ${table} x where n.kind = 'content-hidden'
      and x.college_id = $1 and x.${id} = n.subject_id and x.hidden_at is not null`;
  })
  .join(' union all ');

const request = `select q.id, q.name as community_name, (select c.id from communities c
      where c.college_id = $1 and lower(c.name) = lower(q.name) and not c.is_confession
        and q.decision = 'accepted') as community_id
  from community_requests q
  where n.kind in ('community-accepted', 'community-refused') and q.college_id = $1
    and q.id = n.subject_id and q.student_id = $2 and q.decision <> 'pending'`;

const lateral = (rows: string, name: string) => `left join lateral (${rows}) ${name} on true`;

export const subjects = [
  lateral(post, 'post'),
  lateral(cab, 'cab'),
  lateral(match, 'match'),
  lateral(report, 'report'),
  lateral(hidden, 'hidden'),
  lateral(request, 'request'),
].join(' ');

/** Whether there is anything left of what it is about. */
export const hasSubject = `(n.kind = 'confession-comments' or coalesce(post.id, cab.id, match.id,
  report.id, request.id) is not null or hidden.thing is not null)`;

export const told = `coalesce(post.name, cab.name, match.name) as name, post.excerpt,
  coalesce(post.community_id, request.community_id) as "communityId",
  coalesce(post.community_name, request.community_name) as "communityName",
  cab.id as "cabId", cab.source, cab.destination, match.id as "matchId", report.decision,
  hidden.thing`;
