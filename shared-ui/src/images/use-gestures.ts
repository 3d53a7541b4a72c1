import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isWhole, moved, type Point, toggled, type View, whole, zoomed } from './zoom';

/** Minimum travel of a swipe and maximum travel of a tap, in pixels. */
const farPx = 48;
const nearPx = 12;
/** Maximum milliseconds between the two taps of a double tap. */
const doubleTapMs = 300;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

export interface Gestures {
  readonly view: View;
  /** Fingers are on the picture: it follows them without animation. */
  readonly held: boolean;
  /** Another picture starts unzoomed. */
  readonly reset: () => void;
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent) => void
    >
  >;
}

/**
 * Touch gestures for the picture in a box: a pinch and a double tap zoom, one finger pans a zoomed picture,
 * and otherwise swipes sideways to the next (1) or the previous (-1).
 */
export function useGestures(
  box: RefObject<Element | null>,
  onSwipe: (step: 1 | -1) => void,
): Gestures {
  const [view, setView] = useState(whole);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Where the only finger touched; undefined after a second finger or a pan. */
  const start = useRef<Point>(undefined);
  const lastTap = useRef<Point & { readonly time: number }>(undefined);

  /** Relative to the middle of the box. */
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const size = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    const { offsetWidth = 0, offsetHeight = 0 } = box.current?.querySelector('img') ?? {};
    return { width, height, picture: { width: offsetWidth, height: offsetHeight } };
  };

  const tap = (point: Point, time: number) => {
    const last = lastTap.current;
    const isSecond = last && time - last.time < doubleTapMs && spread([last, point]) < 2 * nearPx;
    lastTap.current = isSecond ? undefined : { ...point, time };
    if (isSecond) setView(toggled(view, point, size()));
  };
  const lift = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return undefined;
    setHeld(fingers.current.size > 0);
    const from = start.current;
    start.current = undefined;
    if (isWhole(view)) setView(whole);
    return from;
  };
  return {
    view,
    held,
    reset: () => setView(whole),
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse') return;
        const point = at(event);
        fingers.current.set(event.pointerId, point);
        start.current = fingers.current.size === 1 ? point : undefined;
        setHeld(true);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const was = [...fingers.current.values()];
        const point = at(event);
        fingers.current.set(event.pointerId, point);
        const now = [...fingers.current.values()];
        const step = { x: point.x - before.x, y: point.y - before.y };
        if (now.length === 2) {
          const times = spread(now) / (spread(was) || 1);
          const pinch = { times, from: middle(was), to: middle(now) };
          setView((last) => zoomed(last, pinch, size()));
        } else if (!isWhole(view)) setView((last) => moved(last, step, size()));
        // An unzoomed picture follows the swipe, unless another gesture is meant.
        else if (start.current) setView((last) => ({ ...last, x: last.x + step.x }));
      },
      onPointerUp: (event) => {
        const from = lift(event);
        if (!from) return;
        const point = at(event);
        const [dx, dy] = [point.x - from.x, point.y - from.y];
        if (Math.hypot(dx, dy) < nearPx) tap(point, event.timeStamp);
        else if (isWhole(view) && Math.abs(dx) > farPx && Math.abs(dx) > 2 * Math.abs(dy)) {
          onSwipe(dx < 0 ? 1 : -1);
        }
      },
      onPointerCancel: (event) => void lift(event),
    },
  };
}
