import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheRules, sendFile, sendMissing } from './send-file';

const offlinePage = 'offline.html';
/** Paths within a build of the shell; the files of the live build have these addresses. */
export const fixedFiles = ['sw.js', 'manifest.webmanifest', 'apple-touch-icon.png'] as const;

/** How a policy names a page's inline style sheet or script. */
function hashOf(tag: 'style' | 'script', html: string): string {
  const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of the offline page, which contains its style sheet, script and icon, and requests only whether
 * the site answers. The worker stores it with the page.
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
 * The app files, at the addresses where browsers look for them and therefore without a hash: they are
 * requested again each time, otherwise a worker could not be replaced.
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
  // The worker handles what a phone shares. If there is no worker (yet), the bytes are not read: the composer
  // opens without them.
  app.post('/upload', {
    onRequest: async (_request, reply) =>
      reply.header('cache-control', cacheRules.never).redirect('/upload', 303),
    handler: (_request, reply) => sendMissing(reply),
  });
}
