import { join } from 'node:path';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shellName } from '../registry/build-file';
import { appFiles } from './app-files';
import {
  keepCompressed,
  headersWithOverrides,
  secureHeaders,
  securityHeaders,
  sessionHint,
  sendImmutable,
  sendMissing,
  sendText,
} from './send-file';
import { pageDocument } from './page-document';
import { type PreviewOptions, previewLinks, sendPreviewed } from './previews';
import { siteSources, type SiteSources, type SiteVersion, type SourceOptions } from './sources';

export interface GatewayOptions extends SourceOptions {
  /** Path prefixes that are answered elsewhere and never with a page, e.g. `/api`. */
  apiPrefixes?: readonly string[];
  /** The site is reached only by https, and says so in its headers. */
  secure?: boolean;
  /** Additional origin from which staff may try out builds of a remote, e.g. `http://localhost:4400`. */
  overrideOrigin?: string | undefined;
}

// A path whose last part has a dot, or with a part that begins with a dot, requests a file.
const looksLikeFile = /(?:^|\/)\.|\.[A-Za-z0-9]{1,8}$/;

const fileOfRemote = /^mfe-[a-z0-9-]+\/[^/]+\/./;
const fileOfShell = /^[^/]+\/./;

function isPage(pathname: string, apiPrefixes: readonly string[]): boolean {
  if (apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))) {
    return false;
  }
  return pathname === '/index.html' || !looksLikeFile.test(pathname);
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

type Keep = ReturnType<typeof keepCompressed>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Set by the shell in browsers within the share of its canary: see shell/src/federation/live. */
const trialCookie = 'campus_trial';

/** The version that the browser gets: the live one, or the canary of the shell. */
async function versionFor(
  { headers }: FastifyRequest,
  { live }: SiteSources,
): Promise<SiteVersion> {
  const site = await live();
  return trialCookie in parseCookie(headers.cookie ?? '') ? site.trial : site;
}

async function sendRegistry(
  exchange: Exchange,
  sources: SiteSources,
  keep: Keep,
): Promise<FastifyReply> {
  const { text, document } = (await versionFor(exchange.request, sources)).registry;
  // The tag is the registry's own revision: a tab knows that of the registry in its document.
  const { compressed } = keep(text);
  const type = 'application/json; charset=utf-8';
  return sendText(exchange, { text, tag: document.revision, compressed, type });
}

async function sendPage(
  exchange: Exchange,
  site: SiteSources,
  { keep, ...preview }: PreviewOptions & { keep: Keep },
): Promise<FastifyReply> {
  exchange.reply.headers(sessionHint(exchange.request.headers.cookie));
  const asked = pathOf(exchange.request);
  const pathname = asked === '/index.html' ? '/' : asked;
  const sources = { ...(await versionFor(exchange.request, site)), facts: site.facts };
  const previewed = await sendPreviewed(exchange, { ...preview, sources, pathname });
  if (previewed) return previewed;
  const { html, status } = await pageDocument(sources, pathname);
  const type = 'text/html; charset=utf-8';
  return sendText(exchange, { text: html, ...keep(html), type, status });
}

/**
 * The site's pages, shell, remotes and registry on one origin, answered exactly as nginx does it: a Fastify
 * plugin that handles `/registry.json`, `/r/…`, `/s/…`, the files of the installed app and every address that
 * no other route handles.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { remotesDir, apiPrefixes = ['/api', '/socket.io', '/media'] } = options;
  const sources = siteSources(options, (message, details) => app.log.warn(details, message));
  app.addHook('onClose', async () => sources.close());
  const { secure, overrideOrigin } = options;
  const headers = {
    ...(overrideOrigin === undefined ? securityHeaders : headersWithOverrides(overrideOrigin)),
    ...(secure && secureHeaders),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const keep = keepCompressed();
  app.get('/registry.json', (request, reply) => sendRegistry({ request, reply }, sources, keep));
  app.get<{ Params: { '*': string } }>('/r/*', (request, reply) => {
    const path = request.params['*'];
    // The pointer files are in the same folder and must not be served.
    return fileOfRemote.test(path)
      ? sendImmutable({ request, reply }, remotesDir, path)
      : sendMissing(reply);
  });
  app.get<{ Params: { '*': string } }>('/s/*', (request, reply) => {
    const path = request.params['*'];
    return fileOfShell.test(path)
      ? sendImmutable({ request, reply }, join(remotesDir, shellName), path)
      : sendMissing(reply);
  });
  appFiles(app, async (request) => (await versionFor(request, sources)).shell.dir);
  previewLinks(app, { remotesDir, secure });
  app.get('/*', (request, reply) => {
    return isPage(pathOf(request), apiPrefixes)
      ? sendPage({ request, reply }, sources, { keep, remotesDir, secure })
      : sendMissing(reply);
  });
}
