const asItIs = (text: string) => text;

/**
 * The drivers disagree about raw values. These make them one: a moment is an ISO 8601 string in UTC,
 * a bigint a number, a day and an interval PostgreSQL's own text, everything else what both do anyway. Keys
 * are PostgreSQL's type numbers.
 */
export const parsers = {
  20: (text: string) => Number(text),
  1082: asItIs,
  1114: (text: string) => new Date(`${text}Z`).toISOString(),
  1184: (text: string) => new Date(text).toISOString(),
  1186: asItIs,
} as const;
