import { type PointerEvent, useEffect, useRef } from 'react';

/** Maximum milliseconds and pixels between the two taps of a double tap. */
const together = { ms: 300, px: 24 };

interface Place {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const placeOf = ({ clientX, clientY, timeStamp }: PointerEvent): Place => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

const isNear = (one: Place | undefined, { x, y }: Place): one is Place =>
  !!one && Math.hypot(x - one.x, y - one.y) < together.px;

/**
 * Detects double taps by touch. Ignores links and buttons, except pictures.
 * @returns `handlers` for the tapped element, and `single`, which runs the press action of a picture: immediately,
 * or for touch only if no second tap follows
 */
export function useTaps(onDoubleTap: () => void) {
  const down = useRef<Place>(undefined);
  const last = useRef<Place>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        down.current = event.pointerType === 'touch' ? placeOf(event) : undefined;
      },
      onPointerUp: (event: PointerEvent) => {
        const { target } = event;
        const place = placeOf(event);
        const control = target instanceof Element && target.closest('a, button, textarea');
        if (!isNear(down.current, place) || (control && !control.matches('[data-photo]'))) return;
        const isSecond =
          isNear(last.current, place) && place.time - last.current.time < together.ms;
        last.current = isSecond ? undefined : place;
        if (isSecond) onDoubleTap();
      },
    },
    single: (work: () => void) => {
      clearTimeout(waiting.current);
      const isTouch = !!down.current;
      down.current = undefined;
      if (!isTouch) work();
      else if (last.current) waiting.current = setTimeout(work, together.ms);
    },
  };
}
