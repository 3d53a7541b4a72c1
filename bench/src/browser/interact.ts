import type { Page } from '@playwright/test';
import { round, type Bench, type BenchResult } from '../report';
import { containmentCost } from './containment';
import { withDemo, type Demo } from './demo';
import { phone, visitor, whenQuiet } from './visit';

const times = 20;
const posts = 500;

interface Seen {
  /** Milliseconds from an event until the next paint, for those that took longer than a frame. */
  readonly events: number[];
  /** Milliseconds between two frames. */
  readonly frames: number[];
  /** Milliseconds of each task over 50. */
  readonly tasks: number[];
}

/** A text: the compiler of this file would insert helpers that the page does not have. */
const watch = `window.seen = { events: new Map(), frames: [], tasks: [] };
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) seen.events.set(interactionId, Math.max(duration, seen.events.get(interactionId) ?? 0));
  }
}).observe({ type: 'event', durationThreshold: 16 });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.tasks.push(duration);
}).observe({ type: 'longtask' });`;

/** Reads the measurements since the last call. */
const read = (page: Page): Promise<Seen> =>
  page.evaluate(`new Promise((done) => setTimeout(() => {
    const { events, frames, tasks } = seen;
    window.seen = { events: new Map(), frames: [], tasks: [] };
    done({ events: [...events.values()], frames, tasks });
  }, 300))`);

/** Opens a page, waits until it is idle, and slows the processor down to that of a cheap phone. */
async function open({ browser, url, cookie }: Demo, path: string): Promise<Page> {
  const context = await visitor(browser, { url: url + path, content: 'main', cookie });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const quiet = whenQuiet(page);
  await page.goto(url + path);
  await quiet;
  return slowedDown(page);
}

async function slowedDown(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  await read(page);
  return page;
}

/** The baseline: a press on an otherwise empty page that changes a text. */
async function pressOnEmptyPage({ browser }: Demo): Promise<Seen> {
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(
    'data:text/html,<button onclick="this.textContent = performance.now()">0</button>',
  );
  await slowedDown(page);
  await again(() => page.click('button'));
  const seen = await read(page);
  await page.close();
  return seen;
}

const again = async (work: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; turn < times; turn += 1) await work(turn);
};

/** Fills a community. @returns the address of its page */
async function fill({ url, cookie }: Demo): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json', origin: url };
  const all = await (await fetch(`${url}/api/communities`, { headers })).json();
  const { _id, name } = all.find((one: { isConfession?: boolean }) => !one.isConfession);
  for (let at = 0; at < posts; at += 1) {
    const body = JSON.stringify({ content: `Post ${at} of many.`, images: [], community_id: _id });
    const answer = await fetch(`${url}/api/posts`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`Posting: ${answer.status} ${await answer.text()}`);
  }
  return `/community/${_id}/${encodeURIComponent(name)}`;
}

const openDialog = (page: Page) =>
  again(async () => {
    await page.getByRole('button', { name: 'Create New Post' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

/** The interactions on each page. */
const doings: Readonly<Record<string, [string, (page: Page) => Promise<void>]>> = {
  vote: [
    '/dashboard',
    (page) => again((turn) => page.click(`#root [data-vote=like] >> nth=${turn % 3}`)),
  ],
  'open dialog': ['/dashboard', openDialog],
  type: [
    '/upload',
    (page) => page.locator('#root textarea').first().pressSequentially('Who has notes?'.repeat(4)),
  ],
  'switch tab': [
    '/buy-sell',
    (page) => again((turn) => page.click(`#root [role=tab] >> nth=${(turn + 1) % 2}`)),
  ],
};

/** Presses Load More where it waits for that. A locator would look through the whole page and be part of the figures. */
const loadMore = `(() => {
  const last = [...document.querySelectorAll('#root button')].at(-1);
  if (last?.textContent === 'Load More Posts') last.click();
  return document.querySelectorAll('#root article').length;
})()`;

/** Only while scrolling: a page that asks for every frame is busier than one that waits. */
const watchFrames = `(() => {
  let last;
  requestAnimationFrame(function frame(now) {
    if (last) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  });
})()`;

/** Scrolls to the end of a list with the wheel. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(watchFrames);
  await page.mouse.move(640, 400);
  // A list that ends before that keeps the bench from finishing: the time limit shows it.
  while (Number(await page.evaluate(loadMore)) < posts) await page.mouse.wheel(0, 800);
}

function p95Of(durations: readonly number[]): number {
  const sorted = [...durations].sort((one, other) => one - other);
  return round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0, 0);
}

function tell(name: string, { events, tasks }: Omit<Seen, 'frames'>): Record<string, number> {
  const p95 = p95Of(events);
  const longest = round(Math.max(0, ...tasks), 0);
  console.log(
    `${name.padEnd(12)} p95 ${p95} ms of ${events.length}; ${tasks.length} tasks over 50 ms, the longest ${longest} ms`,
  );
  return { [`${name}, p95 ms`]: p95, [`${name}, longest task ms`]: longest };
}

async function run(): Promise<BenchResult> {
  return withDemo(async (demo) => {
    const empty = await pressOnEmptyPage(demo);
    let figures: Record<string, number> = tell('empty page', empty);
    // Shorter events than a frame are not measured.
    const baseline = Math.max(16, p95Of(empty.events));
    const ratios: Record<string, number> = {};
    for (const [name, [path, work]] of Object.entries(doings)) {
      const page = await open(demo, path);
      await work(page);
      const seen = await read(page);
      figures = { ...figures, ...tell(name, seen) };
      ratios[name] = round(p95Of(seen.events) / baseline, 2);
      await page.context().close();
    }
    const { url, cookie } = demo;
    const dashboard = { url: `${url}/dashboard`, content: 'main article', cookie };
    const cost = await containmentCost(demo.browser, dashboard, openDialog);
    const percent = round(cost.percent, 2);
    console.log(
      `containment  ${percent} % of what the dialog costs: ${cost.calls} calls of wrappers, ${cost.observing.toFixed(1)} ms for the frame`,
    );
    figures = { ...figures, 'dialog, containment % of the busy time': percent };
    const page = await open(demo, await fill(demo));
    await scroll(page);
    // A wheel is no event with an interaction: what counts is how long a frame is on the screen.
    const { frames, tasks } = await read(page);
    figures = { ...figures, ...tell('scroll', { events: frames, tasks }) };
    return { name: 'interact', ratios, figures };
  });
}

export const interact: Bench = {
  summary: 'time from an input event to the next paint, and long tasks, on a CPU at a quarter',
  run,
};
