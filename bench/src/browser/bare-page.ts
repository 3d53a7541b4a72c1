import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const size = 60 * 1024;

/** A page with one script of 60 KB after brotli (random bytes do not compress further) that draws a list. */
export async function barePage(): Promise<{ server: Server; url: string }> {
  const filler = randomBytes(size).toString('base64');
  const script = brotliCompressSync(
    `const filler='${filler}';document.body.innerHTML='<main>'+'<article>A card of some words</article>'.repeat(9)+'</main>';`,
  );
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      ...(isScript && { 'content-encoding': 'br' }),
    });
    response.end(isScript ? script : '<!doctype html><body><script src="/app.js" defer></script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
