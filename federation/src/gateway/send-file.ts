import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The scripts that documents contain. nginx.conf names their hashes, so they are the same in all documents. With a hash in
 * the policy, Chromium takes no rules by the word 'inline-speculation-rules'.
 */
export const inlineScripts = {
  /**
   * Starts a student's first calls while the script in the head is fetched, which takes them over (shell/src/boot.ts).
   * Calls with a parameter are left to that script. A browser that has a session cookie but lost the flag gets it
   * back (see `sessionHint`). A document of the history may be older than a logout, so it does not count.
   */
  firstCalls:
    'try{let n=performance.getEntriesByType("navigation")[0];' +
    'if(n?.type!="back_forward"&&n?.serverTiming?.some(t=>t.description=="student"))' +
    'localStorage.isAuthenticated="true";' +
    'if(localStorage.isAuthenticated=="true"){' +
    'let o={headers:{accept:"application/json",prefer:"images=url"}},' +
    'l=location.search?"":document.querySelector("meta[name=calls]").content;' +
    'earlyAnswers=new Map([...l.split(" ").filter(c=>c&&!c.includes(":")),"/api/auth/me"]' +
    '.map(c=>{let a=fetch(c,o);a.catch(()=>0);return[c,a]}))}}catch{}',
  /**
   * Until the scripts take over a public page, each of its links leads to another document: the browser prefetches the
   * link that is pointed at. After that, links do not need it.
   */
  speculationRules: JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { selector_matches: '#page a' }] },
        eagerness: 'moderate',
      },
    ],
  }),
} as const;

const sessionCookie = /(?:^|;\s*)(?:__Host-)?campus_session=[\w-]/;

/**
 * Tells a document whether its request had a session cookie, which no script can read: the header is the only one of
 * a document that scripts see. Without a cookie it says so too, or a 304 would leave the earlier answer in place.
 */
export const sessionHint = (cookie = ''): Readonly<Record<string, string>> => ({
  'server-timing': `session;desc=${sessionCookie.test(cookie) ? 'student' : 'visitor'}`,
});

const scriptHashes = Object.values(inlineScripts)
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');

/** @param also an additional origin from which the files of a remote may be loaded */
function contentPolicy(also?: string): string {
  const remotes = also === undefined ? "'self'" : `'self' ${also}`;
  return [
    "default-src 'none'",
    `script-src ${remotes} ${scriptHashes}`,
    `style-src ${remotes}`,
    `img-src ${remotes} data: blob:`,
    `connect-src ${remotes}`,
    `font-src ${remotes}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer of the site's pages and files. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The same for a site where staff may try out builds from `origin`, e.g. `http://localhost:4400`. */
export const headersWithOverrides = (origin: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'content-security-policy': contentPolicy(origin),
});

/** Additional headers if the site is reached by https. */
export const secureHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

export const cacheRules = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  never: 'no-store',
} as const;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** The type of a file that the site serves, by its extension; undefined for files that it never serves. */
function contentType(path: string): string | undefined {
  return types[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''];
}

/** Encodings in which files are stored, best first, with the extension of each. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Encoding = (typeof encodings)[number];

function isAccepted(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [token = '', ...options] = part.trim().toLowerCase().split(';');
    const refused = options.some((option) => /^\s*q=0(?:\.0*)?$/.test(option));
    return token === name && !refused;
  });
}

/** Encodings that a client's Accept-Encoding allows, best first. */
const acceptedEncodings = (header = ''): Encoding[] =>
  encodings.filter(({ name }) => isAccepted(header, name));

const plainPath = /^[A-Za-z0-9_@/.-]+$/;

/** The file inside `folder` that a request's path names, or undefined if the path leads outside. */
function fileInside(folder: string, path: string): string | undefined {
  if (!plainPath.test(path) || path.split('/').some((part) => part.startsWith('.')))
    return undefined;
  const file = resolve(folder, path);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}

/** Answers that nothing was found. No cache stores this answer and no script parses it as a page. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', cacheRules.never)
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface SentFile {
  folder: string;
  path: string;
  /** Its `cache-control`. */
  rule: string;
  /** Its type, if its extension is not one that the site serves everywhere. */
  type?: string;
}

/** Sends a file of a folder, compressed if the client accepts that. */
export async function sendFile(
  { request, reply }: Exchange,
  { folder, path, rule, type = contentType(path) }: SentFile,
): Promise<FastifyReply> {
  const file = fileInside(folder, path);
  const size = file && type ? await sizeOf(file) : undefined;
  if (!file || !type || size === undefined) return sendMissing(reply);
  reply.header('cache-control', rule).header('vary', 'accept-encoding').type(type);
  for (const { name, ending } of acceptedEncodings(request.headers['accept-encoding'])) {
    const compressed = await sizeOf(file + ending);
    if (compressed === undefined) continue;
    reply.header('content-encoding', name).header('content-length', compressed);
    return reply.send(createReadStream(file + ending));
  }
  return reply.header('content-length', size).send(createReadStream(join(file)));
}

/** Sends a file that never changes at its address. */
export const sendImmutable = (
  exchange: Exchange,
  folder: string,
  path: string,
): Promise<FastifyReply> => sendFile(exchange, { folder, path, rule: cacheRules.immutable });

interface SentText extends KeptText {
  text: string;
  type: string;
  status?: 200 | 404;
}

/**
 * Sends what is requested again each time, compressed if the client accepts that, or 304 if the client has
 * it. Its ETag is weak: one for the same text in every encoding.
 */
export async function sendText(
  { request, reply }: Exchange,
  { text, tag, compressed, type, status = 200 }: SentText,
): Promise<FastifyReply> {
  reply.header('cache-control', cacheRules.revalidate).header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', `W/"${tag}"`);
    if (request.headers['if-none-match']?.includes(`"${tag}"`)) return reply.code(304).send();
  }
  reply.code(status).type(type);
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  const body = (await compressed)[encoding.name];
  return reply.header('content-encoding', encoding.name).send(body);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Good compression within the milliseconds that a change may take. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text in each of the encodings in which it is sent, by the encoding's name. */
export interface CompressedText {
  br: Buffer;
  gzip: Buffer;
}

export async function compressText(text: string): Promise<CompressedText> {
  const [br, gzipped] = await Promise.all([toBrotli(text, quality), toGzip(text)]);
  return { br, gzip: gzipped };
}

/** Identifies a content in an ETag and in the name of a folder. */
export const contentTag = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 16);
};

export interface KeptText {
  tag: string;
  compressed: Promise<CompressedText>;
}

/** More than the number of pages of a site; the least recently requested text is removed first. */
const most = 100;

/** Compresses each text once, on its first request, and caches the texts that are still requested. */
export function keepCompressed(): (text: string) => KeptText {
  const cache = new Map<string, KeptText>();
  return (text) => {
    const entry = cache.get(text) ?? { tag: contentTag(text), compressed: compressText(text) };
    cache.delete(text);
    cache.set(text, entry);
    const oldest = cache.keys().next();
    if (cache.size > most && !oldest.done) cache.delete(oldest.value);
    return entry;
  };
}
