import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheRules, sendFile, sendMissing } from './send-file';

const offlinePage = 'offline.html';
/** Within a build of the shell; of the live one they have these addresses. */
export const fixedFiles = ['sw.js', 'manifest.webmanifest', 'apple-touch-icon.png'] as const;

/** What a policy calls the style sheet or the script that stands in a page. */
function hashOf(tag: 'style' | 'script', html: string): string {
  const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of the offline page, which carries its style sheet, script and icon in itself and asks for
 * nothing but whether the site answers. The worker keeps it with the page.
 */
function offlinePolicy(html: string): string {
  const nothing = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'];
  const some = [
    'img-src data:',
    `style-src ${hashOf('style', html)}`,
    `script-src ${hashOf('script', html)}`,
    "connect-src 'self'",
  ];
  return [...nothing.map((rule) => `${rule} 'none'`), ...some].join('; ');
}

/**
 * What makes the site an app, at the addresses where browsers look for it and therefore without a hash:
 * asked for anew each time, or a worker could not be replaced.
 * @param folderFor the build of the shell that a browser gets
 */
export function appFiles(
  app: FastifyInstance,
  folderFor: (request: FastifyRequest) => Promise<string>,
): void {
  const rule = cacheRules.revalidate;
  for (const path of fixedFiles) {
    app.get(`/${path}`, async (request, reply) =>
      sendFile({ request, reply }, { folder: await folderFor(request), path, rule }),
    );
  }
  app.get(`/${offlinePage}`, async (request, reply): Promise<FastifyReply> => {
    const shellDir = await folderFor(request);
    const html = await readFile(join(shellDir, offlinePage), 'utf8').catch(() => undefined);
    if (html === undefined) return sendMissing(reply);
    reply.header('content-security-policy', offlinePolicy(html));
    const type = 'text/html; charset=utf-8';
    return sendFile({ request, reply }, { folder: shellDir, path: offlinePage, rule, type });
  });
  // What a phone shares is taken by the worker. Where there is none (yet), its bytes are not read: the
  // composer opens without them.
  app.post('/upload', {
    onRequest: async (_request, reply) =>
      reply.header('cache-control', cacheRules.never).redirect('/upload', 303),
    handler: (_request, reply) => sendMissing(reply),
  });
}
