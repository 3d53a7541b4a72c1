import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/machine';
import { median, round, spread, type Bench, type BenchResult } from '../report';
import { endProgram, startProgram } from '../server/site';
import { costOf, phone, timesOf, type Target } from './visit';

const rounds = 5;
const kilobyte = 1024;

interface PageTarget {
  readonly name: string;
  readonly path: string;
  readonly content: string;
  readonly signedIn?: boolean;
}

const pages: readonly PageTarget[] = [
  { name: 'landing', path: '/', content: 'h1' },
  { name: 'login', path: '/login', content: 'input[name="email"]' },
  { name: 'dashboard', path: '/dashboard', content: 'main article', signedIn: true },
  { name: 'buy & sell', path: '/buy-sell', content: 'main article', signedIn: true },
  { name: 'chat', path: '/dating-chat', content: 'main li a', signedIn: true },
];

/** A page of one script that has 60 KB after brotli and draws a list. */
async function baseline(): Promise<{ server: Server; url: string }> {
  const filler = randomBytes(44 * kilobyte).toString('base64');
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

/** The first student of the demo college, whom others have matched with. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoStudent),
  });
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (answer.status !== 200 || !cookie) throw new Error(`Signing in: ${answer.status}`);
  return cookie;
}

/** Named in README.md. */
const demoStudent = { email: 'aarav@sahyadri.edu.example', password: 'campus-demo' };

async function run(): Promise<BenchResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-bench-'));
  const env = { DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', REDIS_URL: '', LOG_LEVEL: 'warn' };
  const site = await startProgram(['scripts/start.mjs'], env);
  const bare = await baseline();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const cookie = await signIn(site.url);
    const targetOf = ({ path: at, content, signedIn }: PageTarget): Target => ({
      url: site.url + at,
      content,
      ...(signedIn && { cookie }),
    });
    const figures: Record<string, number> = {};
    const ratios: Record<string, number> = {};
    for (const page of pages) {
      const cost = await costOf(browser, targetOf(page));
      figures[`${page.name}, requests before the content`] = cost.before;
      figures[`${page.name}, requests without pictures`] = cost.requests;
      figures[`${page.name}, code KB`] = round(cost.code / kilobyte, 1);
      console.log(
        `${page.name.padEnd(10)} ${cost.before} requests before the content, ${cost.requests} until quiet: ` +
          `${cost.scripts} scripts, ${cost.styles} styles, ${(cost.code / kilobyte).toFixed(1)} KB brotli, ` +
          `document ${(cost.document / kilobyte).toFixed(1)} KB`,
      );
    }
    const { down, latency, cpu } = phone;
    console.log(`\n${down / 1e6} Mbps, ${latency} ms, CPU x${cpu}; ${rounds} rounds`);
    const measured = new Map(pages.map(({ name }) => [name, { paint: [], content: [] } as Series]));
    for (let at = 0; at < rounds; at += 1) {
      const base = await timesOf(browser, { url: bare.url, content: 'main article' });
      for (const page of pages) {
        const times = await timesOf(browser, targetOf(page));
        measured.get(page.name)?.paint.push(times.paint / base.paint);
        measured.get(page.name)?.content.push(times.content / base.content);
        if (page === pages[0]) baselineTimes.push(base.content);
      }
    }
    console.log(`baseline   content after ${median(baselineTimes).toFixed(0)} ms`);
    for (const [name, { paint, content }] of measured) {
      ratios[`${name}, first paint`] = round(median(paint), 2);
      ratios[`${name}, content`] = round(median(content), 2);
      console.log(
        `${name.padEnd(10)} first paint ${median(paint).toFixed(2)} x (${spread(paint, 2)}), ` +
          `content ${median(content).toFixed(2)} x (${spread(content, 2)})`,
      );
    }
    return { name: 'web', ratios, figures };
  } finally {
    await browser.close();
    bare.server.close();
    await endProgram(site);
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Series {
  readonly paint: number[];
  readonly content: number[];
}

const baselineTimes: number[] = [];

export const web: Bench = {
  summary:
    'first visits in Chromium: requests, bytes, and times on a cheap phone beside a 60 KB script',
  run,
};
