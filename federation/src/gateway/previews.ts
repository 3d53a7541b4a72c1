import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registeredBuild, registryText } from '../registry/compose';
import { findPreview, previewPrefix, type FoundPreview } from '../registry/previews';
import { readBuildFile } from '../registry/store';
import type { PageRoute } from '../remote/declaration';
import { asText, pageDocument, type PageSources } from './page-document';
import { cacheRules, sendMissing } from './send-file';
import { liveMarkup, type LiveRegistry } from './sources';

/** The sources of the answers to a browser that looks at a preview. */
export interface PreviewOptions {
  remotesDir: string;
  /** The site is reached only by https. */
  secure?: boolean | undefined;
}

const leavePath = `${previewPrefix}leave`;

/** nginx passes document requests with this cookie (under either name) to a process. */
const cookieName = ({ secure }: PreviewOptions): string =>
  secure ? '__Host-campus_preview' : 'campus_preview';

const nothing = { value: '', expires: new Date(0) };

/** The cookie of a preview; without a value the browser deletes it. */
const cookieOf = (options: PreviewOptions, held = nothing): string =>
  stringifySetCookie({
    ...held,
    name: cookieName(options),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure ?? false,
  });

const secretIn = ({ headers }: FastifyRequest, options: PreviewOptions): string | undefined =>
  parseCookie(headers.cookie ?? '')[cookieName(options)];

/** Headers that keep a preview's answers out of caches and search engines, and its address from other sites. */
const unseen = {
  'cache-control': cacheRules.never,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const html = 'text/html; charset=utf-8';

const overPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No preview - Campus</title>
<h1>There is no such preview</h1>
<p>It has ended, or the link is incomplete. Ask the person who sent it for a new one.</p>
<p><a href="/">Go to Campus</a></p>
`;

/** The registry for a browser that looks at a preview: its remote has only that build, without a fallback. */
async function withPreview(
  { document }: LiveRegistry,
  { remote, build }: FoundPreview,
  remotesDir: string,
): Promise<LiveRegistry> {
  const file = await readBuildFile(join(remotesDir, remote, build));
  const { declaration } = file;
  const previewed = { status: 'on', declaration, current: registeredBuild(remote, file) } as const;
  const changed = {
    ...document,
    preview: remote,
    remotes: { ...document.remotes, [remote]: previewed },
  };
  return {
    document: changed,
    text: registryText(changed),
    ...(await liveMarkup(remotesDir, changed)),
  };
}

const style = `
#preview{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.5rem 1rem;
border-block-end:1px dashed;background:Canvas;color:CanvasText;font:1rem/1.4 system-ui,sans-serif}
#preview p{flex:1 1 16rem;margin:0;overflow-wrap:anywhere}
#preview button{min-block-size:2.75rem;padding:0 1rem;border:1px solid;border-radius:.25rem;
background:none;color:inherit;font:inherit;cursor:pointer}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function wordsFor({ remote, build, until, source }: FoundPreview): string {
  const { commit, branch } = source ?? {};
  const what = [
    `${remote}, build ${build}`,
    commit && `commit ${commit.slice(0, 12)}`,
    branch && `branch ${branch}`,
  ];
  return `Preview of ${what.filter(Boolean).join(', ')}. It ends on ${until.slice(0, 10)}.`;
}

const leaving = `<form method="post" action="${leavePath}"><button>Leave the preview</button></form>`;

/** Adds a bar that names the preview. It needs no script: the build may have broken them. */
function withBar(document: string, preview: FoundPreview): string {
  const bar = `<p>${asText(wordsFor(preview))}</p>${leaving}`;
  return document
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('<body>', () => `<body><aside id="preview" aria-label="Preview">${bar}</aside>`);
}

/**
 * Answers a page with the build of the browser's preview. If there is no such preview, only deletes the cookie:
 * anybody can send one, so the answer must not cost more than everybody's.
 * @returns undefined if the browser gets the live page
 */
export async function sendPreviewed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { sources, pathname, ...options }: PreviewOptions & { sources: PageSources; pathname: string },
): Promise<FastifyReply | undefined> {
  const secret = secretIn(request, options);
  if (secret === undefined) return undefined;
  const preview = await findPreview(options.remotesDir, secret);
  if (!preview) {
    reply.header('set-cookie', cookieOf(options));
    return undefined;
  }
  const registry = await withPreview(sources.registry, preview, options.remotesDir);
  const page = await pageDocument({ ...sources, registry }, pathname);
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .headers(unseen)
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', policy.replace('style-src', `$& ${styleHash}`))
    .code(page.status)
    .type(html)
    .send(withBar(page.html, preview));
}

/** A page of the remote that has an address without parameters. */
const firstPage = (routes: readonly PageRoute[]): string =>
  routes.find(({ path }) => !path.includes(':'))?.path ?? '/';

/** The page that a browser came from, as a path of this site. */
function pathBefore({ headers }: FastifyRequest): string {
  const { referer = '' } = headers;
  const { pathname = '/', search = '' } = URL.canParse(referer) ? new URL(referer) : {};
  return pathname.replace(/^\/+/, '/') + search;
}

/** The links of previews: a visitor who opens one sees the site with its build until it ends or they leave it. */
export function previewLinks(app: FastifyInstance, options: PreviewOptions): void {
  app.get<{ Params: { secret: string } }>(`${previewPrefix}:secret`, async (request, reply) => {
    const { secret } = request.params;
    const preview = await findPreview(options.remotesDir, secret);
    reply.headers(unseen);
    if (!preview) return reply.code(404).type(html).send(overPage);
    const folder = join(options.remotesDir, preview.remote, preview.build);
    const { declaration } = await readBuildFile(folder);
    const held = { value: secret, expires: new Date(preview.until) };
    reply.header('set-cookie', cookieOf(options, held));
    return reply.redirect(firstPage(declaration.routes), 303);
  });
  // A form without fields: its body is not read.
  app.post(leavePath, {
    onRequest: async (request, reply) =>
      reply
        .headers({ ...unseen, 'set-cookie': cookieOf(options) })
        .redirect(pathBefore(request), 303),
    handler: (_request, reply) => sendMissing(reply),
  });
}
