import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { root } from './process';

const axeSource = readFileSync(`${root}/node_modules/axe-core/axe.min.js`, 'utf8');

/** A public page delays its scripts for some seconds, or until the pointer comes near a button or a field. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(`document.querySelector('#page :is(button, input, textarea)')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`);
}

/** Moves the pointer over a student's page, which then starts to follow the server's events. */
export async function moveOver(page: Page): Promise<void> {
  await settled(page);
  const heard = page.waitForEvent('websocket');
  await page.mouse.move(5, 5);
  await heard;
}

/** Resolves once the page is complete: its heading exists, and no element is busy. */
export async function settled(page: Page): Promise<void> {
  await touch(page);
  // By element, not by role: an open dialog removes the page's heading from the accessibility tree. A
  // conversation's heading is for screen readers only.
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: resolves once nothing moves that will stop, and no toast is about to go. */
async function atRest(): Promise<void> {
  const isMoving = (animation: Animation) => {
    const { effect, playState } = animation;
    const isLastOfToast =
      animation instanceof CSSAnimation && animation.animationName.endsWith('run-out');
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === 'running' ? !isEndless : playState === 'finished' && isLastOfToast;
  };
  while (document.getAnimations().some(isMoving)) {
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** Fails with the rule, the element and the reason for every axe violation on the page. */
export async function axe(page: Page): Promise<void> {
  await page.evaluate(atRest);
  // Evaluated over the debugging protocol, which bypasses the page's content security policy; once per document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  // Preloading styles and media serves only rules that are off, or for audio, and takes half of the time.
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ resultTypes: ['violations'], preload: false })",
  );
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(problems).toEqual([]);
}

/** Runs axe on a phone's page and on a desk's, in both themes. */
export async function axeEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** Words of a usual length that are broken across lines without a hyphen, each with its container. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const holder = text.parentElement;
    // Content for screen readers only is a pixel wide.
    if (holder === null || !holder.checkVisibility() || holder.clientWidth === 1) continue;
    for (const word of (text.nodeValue ?? '').matchAll(/(?<!\S)[\p{L}\p{M}]{2,16}(?!\S)/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word[0]} in .${holder.className}`);
    }
  }
  return broken;
}

/** Counts and other marks that follow a text truncated with dots, and are cut off with it. */
function cutMarks(): string[] {
  const endInDots = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).textOverflow === 'ellipsis',
  );
  return endInDots.flatMap((element) =>
    [...element.children]
      .filter((mark) => getComputedStyle(mark).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .filter(
        (mark) => mark.getBoundingClientRect().right > element.getBoundingClientRect().right + 1,
      )
      .map((mark) => `${mark.textContent} in ${element.textContent}`),
  );
}

/**
 * Fails if the page scrolls sideways in a window of this width, in CSS pixels, breaks a word to fit, or cuts a
 * count off.
 */
export async function fitsNarrowScreen(page: Page, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 720 });
  const content = () => page.evaluate(() => document.scrollingElement?.scrollWidth);
  await expect.poll(content, { timeout: 10_000 }).toBeLessThanOrEqual(width);
  expect(await page.evaluate(brokenWords)).toEqual([]);
  expect(await page.evaluate(cutMarks)).toEqual([]);
  if (before) await page.setViewportSize(before);
}
