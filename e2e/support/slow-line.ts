import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

/** A connection to the site on which each document arrives in pieces; everything else is as fast as usual. */
export interface SlowLine {
  url: string;
  /**
   * Opens an address. The next piece of its document is sent when everything in the previous pieces has run.
   * @param beforeTheLast runs while all but the end of the document has arrived
   */
  open(page: Page, path: string, beforeTheLast?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

// Before the registry, within it, and before and within the elements that the scripts look for in the body. On a
// student's page the registry is the last of these.
const places = [
  '<script type="application/json" id="registry">',
  '"remotes":',
  '</head>',
  '<div id="root">',
  '<div id="page"',
  '<main',
  '</body>',
];

function piecesOf(html: string): string[] {
  const cuts = places
    .map((place) => html.indexOf(place))
    .filter((cut) => cut > 0)
    .sort((one, other) => one - other);
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]));
}

/** Resolves once all scripts known to the page have loaded and run. */
async function hasRun(page: Page): Promise<void> {
  const areThere = () => {
    const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return [...document.scripts].every(({ src }) => src === '' || files.has(src));
  };
  await page.waitForFunction(areThere, undefined, { polling: 20 });
  // A loaded script runs in the next task. (The page is never idle before there is something to paint.)
  await page.evaluate(() => new Promise((turn) => setTimeout(() => setTimeout(turn))));
}

/** Puts a slow connection in front of a site. */
export async function startSlowLine(site: string): Promise<SlowLine> {
  const { host, hostname, port, origin } = new URL(site);
  let waiting: (() => void)[] = [];
  let left = 0;

  async function drip(answer: IncomingMessage, to: ServerResponse): Promise<void> {
    const pieces = piecesOf((await buffer(answer)).toString());
    left = pieces.length;
    for (const piece of pieces) {
      to.write(piece);
      left -= 1;
      if (left > 0) await new Promise<void>((next) => waiting.push(next));
    }
    to.end();
  }

  const server = createServer((asked, reply) => {
    const { 'if-none-match': known, ...others } = asked.headers;
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const headers = {
      ...others,
      host,
      ...(others.origin && { origin }),
      // Always the full text of a document.
      ...(isDocument ? { 'accept-encoding': 'identity' } : known && { 'if-none-match': known }),
    };
    const { method, url: path } = asked;
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, isDocument ? rest : answer.headers);
      if (isDocument && length !== undefined) void drip(answer, reply);
      else answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The same host name as the site: its cookies apply to every port.
  const url = `http://${hostname}:${(server.address() as AddressInfo).port}`;

  return {
    url,
    async open(page, path, beforeTheLast) {
      await page.goto(url + path, { waitUntil: 'commit' });
      while (left > 0) {
        await hasRun(page);
        if (left === 1) await beforeTheLast?.();
        const [next] = waiting.splice(0);
        next?.();
        await new Promise(setImmediate);
      }
    },
    async close() {
      waiting = [];
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
