import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { Endpoint } from '../endpoint';
import { anyServer, type Answers, type AnyServer } from './fake-server';
import { skewedAnswers, textsIn, wholeAnswer, type Skewed } from './skewed-answers';

type Open = () => unknown;

const closed = 'button[aria-expanded="false"]:not([aria-haspopup])';
/** Expandable elements; of a list only the first entry, since the others are alike. */
function folded(): Element[] {
  const isFirst = (button: Element) =>
    !(button.closest('li') ?? button.closest('article'))?.previousElementSibling;
  return [...document.querySelectorAll(closed)].filter(isFirst);
}

/** Polling interval for a page that is opened some hundred times: it settles long before the usual 50. */
const look = { interval: 10 };

const textOfPage = () => document.body.textContent ?? '';

function expectWhole(server: AnyServer, asks: ReadonlySet<Endpoint>): void {
  const missing = [...asks].filter((endpoint) => !server.asked.has(endpoint));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(server.pending()).toBe(0);
  expect(document.querySelector('h1, h2')).not.toBeNull();
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
}

/**
 * Opens a page and everything expandable on it, and waits until it is complete.
 * @param asks the calls made before the page is complete
 */
async function openWhole(open: Open, answers: Answers, asks: ReadonlySet<Endpoint> = new Set()) {
  const server = anyServer(answers);
  await open();
  await waitFor(() => expectWhole(server, new Set()), look);
  for (const button of folded()) fireEvent.click(button);
  let before: string | undefined;
  await waitFor(() => {
    expectWhole(server, asks);
    const still = before === textOfPage();
    before = textOfPage();
    expect(still).toBe(true);
  }, look);
  return server;
}

/** Removes the page and the answer cache, as on logout. */
function close(): void {
  cleanup();
  window.dispatchEvent(new Event('authChange'));
}

function expectNoFailure(): void {
  const failures = [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);
  expect(failures.filter(Boolean)).toEqual([]);
  expect(textOfPage()).not.toContain('Try Again');
}

/** Each text once: entries of two lists may have the same name. */
const shownOf = (answer: unknown) =>
  [...new Set(textsIn(answer))].filter((text) => textOfPage().includes(text));

/** Every call of the page returns its skewed answer of that number, if it has one. */
function roundOf(called: readonly Endpoint[], index: number): Map<Endpoint, Skewed> {
  const entries = called.map((endpoint) => [endpoint, skewedAnswers(endpoint)[index]] as const);
  return new Map(entries.flatMap(([endpoint, skewed]) => (skewed ? [[endpoint, skewed]] : [])));
}

/**
 * For tests of pages: opens a page with every skewed answer of every call that it makes. The page must
 * render without an error, and show the remaining values as it does for a complete answer.
 * @param answers of calls whose generated answer does not open the page
 */
export async function expectPageToleratesSkew(open: Open, answers: Answers = new Map()) {
  const { asked } = await openWhole(open, answers);
  close();
  const sampled = [...asked].filter((endpoint) => !answers.has(endpoint));
  const whole = sampled.map((endpoint) => [endpoint, wholeAnswer(endpoint)] as const);
  const asks = new Set(sampled);
  await openWhole(open, new Map([...answers, ...whole]), asks);
  expectNoFailure();
  const shown = new Map(whole.map(([endpoint, answer]) => [endpoint, shownOf(answer)]));
  close();
  for (let index = 0; ; index += 1) {
    const round = roundOf(sampled, index);
    if (round.size === 0) return;
    const how = [...round].map(([{ method, path }, skewed]) => `${method} ${path}: ${skewed.how}`);
    try {
      const skewed = [...round].map(([endpoint, { answer }]) => [endpoint, answer] as const);
      await openWhole(open, new Map([...answers, ...skewed]), asks);
      expectNoFailure();
      for (const [endpoint, answer] of skewed) {
        const there = new Set(textsIn(answer));
        const expected = shown.get(endpoint)?.filter((text) => there.has(text));
        expect(shownOf(answer)).toEqual(expected);
      }
    } catch (error) {
      throw new Error(`With ${how.join('; ')}`, { cause: error });
    } finally {
      close();
    }
  }
}
