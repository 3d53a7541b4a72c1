import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import { reportMisfit } from './events';

type Path = readonly PropertyKey[];

/** The object or list that holds the value at the path; if there is no such value, that of the innermost one around it. */
function holderOf(value: unknown, path: Path): readonly [object, PropertyKey] | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const key = path[depth] as PropertyKey;
    let holder = value;
    for (const step of path.slice(0, depth)) holder = Object(holder)[step];
    if (Object.hasOwn(Object(holder), key)) return [Object(holder), key];
  }
  return undefined;
}

/** Removes what is at these paths, all at once. @returns whether anything was there */
function removeAll(value: unknown, paths: readonly Path[]): boolean {
  const keysOf = new Map<object, Set<PropertyKey>>();
  for (const path of paths) {
    const [holder, key] = holderOf(value, path) ?? [];
    if (!holder || key === undefined) continue;
    keysOf.set(holder, (keysOf.get(holder) ?? new Set()).add(key));
  }
  for (const [holder, keys] of keysOf) {
    if (Array.isArray(holder)) {
      const left = holder.filter((_, at) => !keys.has(at));
      holder.length = 0;
      for (const entry of left) holder.push(entry);
    } else for (const key of keys) Reflect.deleteProperty(holder, key);
  }
  return keysOf.size > 0;
}

/**
 * Parses what a server of another version may have sent. Values that do not fit the schema are removed from it:
 * an optional part gets its default, an entry that lacks a required part is removed from its list.
 * @param onMisfit called once, with the path of the first value that does not fit
 */
export function readTolerantly<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  onMisfit?: (path: Path) => void,
): z.core.util.SafeParseResult<z.output<S>> {
  for (let reported = false; ; reported = true) {
    const result = z.safeParse(schema, value);
    const paths = (result.error?.issues ?? []).map(({ path }) => path);
    const [first] = paths;
    if (first && !reported) onMisfit?.(first);
    if (!removeAll(value, paths)) return result;
  }
}

/**
 * Reads the answer of a call. What did not fit is reported to the site's monitoring. If the answer still does not
 * fit, the call fails.
 */
export const readAnswer = (endpoint: Endpoint, body: unknown) =>
  readTolerantly(endpoint.answer, body, (path) => reportMisfit(endpoint, path));
