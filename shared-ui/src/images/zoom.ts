/** A point on the screen in pixels, relative to the middle of the picture's box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of a picture in its box: offset from the middle in pixels, and scale. */
export interface View extends Point {
  readonly scale: number;
}

/** The whole picture, centred. */
export const whole: View = { scale: 1, x: 0, y: 0 };

export const isWhole = ({ scale }: View): boolean => scale <= 1;

const largest = 4;
/** Scale after a double tap. */
const closer = 2.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position of a picture, and its unzoomed size. */
export interface Box extends Size {
  readonly picture: Size;
}

const between = (value: number, edge: number) => Math.max(-edge, Math.min(edge, value));

/** Limits panning to the picture's edges, and centres a picture no larger than the box. */
function within({ scale, x, y }: View, { width, height, picture }: Box): View {
  const spare = (side: number, room: number) => Math.max(0, scale * side - room) / 2;
  return {
    scale,
    x: between(x, spare(picture.width, width)),
    y: between(y, spare(picture.height, height)),
  };
}

/** Panned by one finger. */
export const moved = (view: View, { x, y }: Point, box: Box): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, box);

/** Scaled by `times`, moving the point at `from` to `to`. */
export function zoomed(
  view: View,
  { times, from, to }: { times: number; from: Point; to: Point },
  box: Box,
): View {
  const scale = Math.max(1, Math.min(largest, view.scale * times));
  const change = scale / view.scale;
  const axis = (name: 'x' | 'y') => to[name] - (from[name] - view[name]) * change;
  return within({ scale, x: axis('x'), y: axis('y') }, box);
}

/** Zooms in at the tapped point, or back out. */
export const toggled = (view: View, at: Point, box: Box): View =>
  isWhole(view) ? zoomed(view, { times: closer, from: at, to: at }, box) : whole;
