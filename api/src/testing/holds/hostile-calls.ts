import type { Endpoint } from '@campus/contract';
import { endpoints, filled } from '@campus/contract/testing';

/** One text in one field of a call; what stands in the others is short. */
export interface HostileCall {
  readonly what: string;
  readonly method: Endpoint['method'];
  /** Written when it is sent: all of them together would be hundreds of megabytes. */
  write(): { readonly path: string; readonly body?: string };
}

/** Bytes of a body, and of the encoded text in a path: Node takes 16 kB of heads. */
const [bodyMax, pathMax] = [64 * 1024, 12_000];
const marker = 'the text of this field';
const short = 'Hello';

/** A text in each text field of every call, one after the other. It is cut to what a call may hold. */
export function hostileCalls(shape: string, text: string): HostileCall[] {
  return endpoints
    .filter(({ path }) => path !== '/api/user/delete')
    .flatMap((endpoint) => [
      ...inBody(endpoint, shape, text),
      ...inQuery(endpoint, shape, text),
      ...inPath(endpoint, shape, text),
    ]);
}

function inBody({ method, path, body }: Endpoint, shape: string, text: string): HostileCall[] {
  const parts = JSON.stringify(body && filled(body, marker))?.split(JSON.stringify(marker)) ?? [];
  const whole = (at: number, written: string) =>
    [parts.slice(0, at), parts.slice(at)]
      .map((side) => side.join(JSON.stringify(short)))
      .join(written);
  return parts.slice(1).map((_part, index) => {
    const field = /"(\w+)":\[?$/.exec(parts[index] ?? '')?.[1] ?? index;
    return {
      what: `${method} ${path} body.${field}: ${text.length} of ${shape}`,
      method,
      write() {
        const room = bodyMax - Buffer.byteLength(whole(index + 1, '""'));
        const body = whole(index + 1, JSON.stringify(fitting(text, room, JSON.stringify)));
        return { path: path.replaceAll(/:\w+/g, nothing), body };
      },
    };
  });
}

function inQuery({ method, path, query }: Endpoint, shape: string, text: string): HostileCall[] {
  const fields = Object.entries(query ? (filled(query, marker) as object) : {});
  return fields
    .filter(([, value]) => value === marker)
    .map(([field]) => ({
      what: `${method} ${path} query.${field}: ${text.length} of ${shape}`,
      method,
      write: () => ({
        path: `${path.replaceAll(/:\w+/g, nothing)}?${field}=${encoded(fitting(text, pathMax, encoded))}`,
      }),
    }));
}

function inPath({ method, path }: Endpoint, shape: string, text: string): HostileCall[] {
  return (path.match(/:\w+/g) ?? []).map((name) => ({
    what: `${method} ${path} params.${name.slice(1)}: ${text.length} of ${shape}`,
    method,
    write() {
      const value = encoded(fitting(text, pathMax, encoded));
      const written = path.replaceAll(/:\w+/g, (found) => (found === name ? value : nothing));
      return { path: written };
    },
  }));
}

/** The id of nothing. */
const nothing = '00000000-0000-4000-8000-000000000000';

/** As `fetch` sends it: an apostrophe takes three bytes, too. Longer heads are refused by Node itself. */
const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd')).replaceAll("'", '%27');

/** As much of a text as takes so many bytes once it is written. */
function fitting(text: string, bytes: number, write: (text: string) => string): string {
  const share = Math.min(1, bytes / Buffer.byteLength(write(text)));
  return text.slice(0, Math.floor(text.length * share) - 2);
}
