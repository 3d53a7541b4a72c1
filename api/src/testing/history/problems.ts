import type { Database } from '../../database/database';

/** Every place of a history and what it holds; a text begins with the name of its place. */
const places = `
  select 'post:' || split_part(content, ' ', 1) as place, content as value
    from posts where college_id = $1
  union all select 'comment:' || split_part(content, ' ', 1), content
    from comments where college_id = $1
  union all select 'ad:' || split_part(description, ' ', 1), description
    from ads where college_id = $1
  union all select 'cab:' || split_part(description, ' ', 1), description
    from cabs where college_id = $1
  union all select 'event:' || split_part(description, ' ', 1), description
    from events where college_id = $1
  union all select 'message:' || split_part(message, ' ', 1), message
    from dating_messages where college_id = $1
  union all select 'vote:' || post_id || ':' || student_id, value::text
    from votes where college_id = $1
  union all select 'interest:' || event_id || ':' || student_id, 'shown'
    from event_interests where college_id = $1
  union all select 'seat:' || cab_id || ':' || student_id, 'there'
    from seat_requests where college_id = $1
  union all select 'grant:' || id, state
    from seat_requests where college_id = $1 and state = 'granted'
  union all select 'session:' || token_hash, 'alive'
    from sessions where college_id = $1
  union all select 'name:' || id, username
    from students where college_id = $1 and email like 'actor%'
  union all select 'student:' || email, username
    from students where college_id = $1 and email not like 'actor%'`;

export async function readSeats(database: Database, collegeId: string) {
  const rows = await database.query<{ place: string; value: string }>(places, [collegeId]);
  const found = new Map<string, string[]>();
  for (const { place, value } of rows) found.set(place, [...(found.get(place) ?? []), value]);
  return found;
}

const counters = {
  likes: `select p.id from posts p where college_id = $1 and likes <> (select count(*) from votes v
    where v.college_id = $1 and v.post_id = p.id and value = 1)`,
  dislikes: `select p.id from posts p where college_id = $1 and dislikes <> (select count(*) from
    votes v where v.college_id = $1 and v.post_id = p.id and value = -1)`,
  comments: `select p.id from posts p where college_id = $1 and comments_count <> (select count(*)
    from comments c where c.college_id = $1 and c.post_id = p.id)`,
  interest: `select e.id from events e where college_id = $1 and interested_count <> (select count(*)
    from event_interests i where i.college_id = $1 and i.event_id = e.id)`,
  seats: `select c.id from cabs c where college_id = $1 and 10 - seats_available <> (select count(*)
    from seat_requests r where r.college_id = $1 and r.cab_id = c.id and state = 'granted')`,
};

/** Counts that are not those of the rows. */
export async function wrongCounters(database: Database, collegeId: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(counters)) {
    const found = await database.query<{ id: string }>(text, [collegeId]);
    wrong.push(...found.map(({ id }) => `miscounted: ${name} of ${id}`));
  }
  return wrong;
}
