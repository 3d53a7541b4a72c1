import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appFiles } from './app-files';
import {
  keepCompressed,
  headersWithOverrides,
  secureHeaders,
  securityHeaders,
  sendImmutable,
  sendMissing,
  sendText,
} from './send-file';
import { pageDocument } from './page-document';
import { type PreviewOptions, previewLinks, sendPreviewed } from './previews';
import { siteSources, type SiteSources, type SourceOptions } from './sources';

export interface GatewayOptions extends SourceOptions {
  /** Path prefixes that are answered elsewhere and never by a page, e.g. `/api`. */
  apiPrefixes?: readonly string[];
  /** The site is reached by https alone, and says so. */
  secure?: boolean;
  /** From where staff may try out builds of a remote beside the site itself, e.g. `http://localhost:4400`. */
  overrideOrigin?: string | undefined;
}

// A name with a dot in its last part, or one that begins with a dot, asks for a file.
const looksLikeFile = /(?:^|\/)\.|\.[A-Za-z0-9]{1,8}$/;

const fileOfBuild = /^[^/]+\/[^/]+\/./;

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

async function sendRegistry(
  exchange: Exchange,
  { registry }: SiteSources,
  keep: Keep,
): Promise<FastifyReply> {
  const { text, document } = await registry();
  // Named as in the registry itself: a tab knows the name of the one that came with its document.
  const { compressed } = keep(text);
  const type = 'application/json; charset=utf-8';
  return sendText(exchange, { text, tag: document.revision, compressed, type });
}

async function sendPage(
  exchange: Exchange,
  { registry, shell, facts }: SiteSources,
  { keep, ...preview }: PreviewOptions & { keep: Keep },
): Promise<FastifyReply> {
  const asked = pathOf(exchange.request);
  const pathname = asked === '/index.html' ? '/' : asked;
  const sources = { shell: await shell(), registry: await registry(), facts };
  const previewed = await sendPreviewed(exchange, { ...preview, sources, pathname });
  if (previewed) return previewed;
  const { html, status } = await pageDocument(sources, pathname);
  const type = 'text/html; charset=utf-8';
  return sendText(exchange, { text: html, ...keep(html), type, status });
}

/**
 * The site's pages, remotes and registry on one origin, answered exactly as nginx will: a Fastify
 * plugin that takes `/registry.json`, `/r/…`, `/assets/…`, the files of the installed app and every
 * address that no other route has.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { shellDir, remotesDir, apiPrefixes = ['/api', '/socket.io', '/media'] } = options;
  const sources = siteSources(options, (message, details) => app.log.warn(details, message));
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
    // The pointer files lie in the same folder and are nobody's to read.
    return fileOfBuild.test(path)
      ? sendImmutable({ request, reply }, remotesDir, path)
      : sendMissing(reply);
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    sendImmutable({ request, reply }, `${shellDir}/assets`, request.params['*']),
  );
  appFiles(app, shellDir);
  previewLinks(app, { remotesDir, secure });
  app.get('/*', (request, reply) => {
    return isPage(pathOf(request), apiPrefixes)
      ? sendPage({ request, reply }, sources, { keep, remotesDir, secure })
      : sendMissing(reply);
  });
}
