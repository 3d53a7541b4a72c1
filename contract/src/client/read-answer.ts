import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import { tellMisfit } from './events';

type Path = readonly PropertyKey[];

/** Takes out what stands at the path; where nothing does, what is innermost around it. */
function takeOut(body: unknown, path: Path): boolean {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const key = path[depth] as PropertyKey;
    let holder = body;
    for (const step of path.slice(0, depth)) holder = Object(holder)[step];
    if (Array.isArray(holder)) return holder.splice(Number(key), 1).length > 0;
    if (Object.hasOwn(Object(holder), key)) return Reflect.deleteProperty(Object(holder), key);
  }
  return false;
}

/**
 * Reads an answer of a server that may be of another version. What does not fit the schema is taken out
 * of it: an optional part gets its default, an entry that lacks what it needs leaves its list. Either is
 * told to whoever watches over the site. No success is left where not even that makes an answer of it.
 */
export function readAnswer(endpoint: Endpoint, body: unknown) {
  for (let told = false; ; told = true) {
    const result = z.safeParse(endpoint.answer, body);
    const path = result.error?.issues[0]?.path;
    if (!path) return result;
    if (!told) tellMisfit(endpoint, path);
    if (!takeOut(body, path)) return result;
  }
}
