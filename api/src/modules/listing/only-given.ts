/** What a change really names: a field that is missing stays as it is stored. */
export function onlyGiven(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
