/**
 * Whether a report that waits for a decision has the picture of a row `m` of `media` as evidence: whoever
 * deletes what was reported does not take it away from those who judge it. A condition for SQL.
 */
export const heldByReport = `exists (select 1 from reports r where r.college_id = m.college_id
  and r.decision = 'open' and r.evidence -> 'images' @> to_jsonb(m.key))`;
