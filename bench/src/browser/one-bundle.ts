import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../../..');

async function build(folder: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-one-bundle.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Building the single bundle failed with exit code ${code}.`);
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

function sendAsset(file: string, response: ServerResponse): void {
  const compressed = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(compressed && { 'content-encoding': 'br' }),
  });
  createReadStream(compressed ? `${file}.br` : file).pipe(response);
}

/** Forwards a call to the site. */
function forward(site: string, call: IncomingMessage, response: ServerResponse): void {
  const { host } = new URL(site);
  const options = { method: call.method, headers: { ...call.headers, host } };
  const handed = ask(new URL(call.url ?? '/', site), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  handed.on('error', () => response.destroy());
  call.pipe(handed);
}

/** Forwards a socket to the site, as if one of its own pages opened it. */
function forwardSocket(site: string, request: IncomingMessage, socket: Socket): void {
  const { host, hostname, port, origin } = new URL(site);
  const headers = Object.entries({ ...request.headers, host, origin }).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  const handed = connect(Number(port), hostname, () => {
    handed.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    handed.pipe(socket).pipe(handed);
  });
  handed.on('error', () => socket.destroy());
  socket.on('error', () => handed.destroy());
}

interface Registry {
  readonly remotes: Readonly<
    Record<string, { readonly current: object; readonly previous?: object }>
  >;
}

/** The pages and their addresses, without hashes and files: the one application has none of other remotes. */
function pagesOf({ remotes, ...rest }: Registry): Registry {
  const entries = Object.entries(remotes).map(([name, { previous: _previous, ...remote }]) => [
    name,
    { ...remote, current: { ...remote.current, exposes: {}, chunks: {}, integrity: {} } },
  ]);
  return { ...rest, remotes: Object.fromEntries(entries) };
}

export interface OneBundle {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The same sources without federation: one webpack application with a chunk for each page. Its document and files
 * come from its own server, its calls go to the site. The document starts no call and draws no frame.
 * @param site address of the site
 */
export async function oneBundle(site: string): Promise<OneBundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-bundle-'));
  await build(folder);
  const registry = pagesOf(await (await fetch(`${site}/registry.json`)).json());
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const inlined = `<script type="application/json" id="registry">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>`;
  const html = brotliCompressSync(template.replace('<!-- registry -->', () => inlined));
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const file = path.join(folder, path.normalize(pathname));
    if (pathname.startsWith('/assets/') && existsSync(file)) return sendAsset(file, response);
    if (/^\/(?:api|media|socket\.io)\//.test(pathname)) return forward(site, request, response);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    return response.end(html);
  });
  server.on('upgrade', (request, socket) => forwardSocket(site, request, socket as Socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
