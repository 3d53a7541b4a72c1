import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulated fingers on the page. */
export interface Fingers {
  /** One touch and its end. */
  readonly tap: (at: Point) => Promise<void>;
  /** Moves each finger from its start to its end point, in steps. */
  readonly move: (paths: readonly (readonly [Point, Point])[]) => Promise<void>;
}

const steps = 8;

/** @returns fingers whose touches the browser treats as real */
export async function fingers(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  const move: Fingers['move'] = async (paths) => {
    const placesAt = (part: number) =>
      paths.map(([from, to]) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      }));
    await send('touchStart', placesAt(0));
    for (let step = 1; step <= steps; step += 1) await send('touchMove', placesAt(step / steps));
    await send('touchEnd', []);
  };
  return {
    move,
    tap: async (at) => {
      await send('touchStart', [at]);
      await send('touchEnd', []);
    },
  };
}

/** The centre of an element on the page. */
export async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
