/** What a scene is drawn with. Numbers are pixels; every function returns SVG text. */
type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

export type Point = readonly [x: number, y: number];
type Four = readonly [number, number, number, number];

export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  draw(): string;
}

const stop = ([offset, colour, opacity = 1]: Stops[number]) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** Top to bottom; `angle` turns it clockwise. */
export function linear(id: string, stops: Stops, angle = 0): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${-angle} .5 .5)">${stops.map(stop).join('')}</linearGradient>`;
}

export function radial(id: string, stops: Stops): string {
  return `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Left, top, width, height. */
export function rect([x, y, width, height]: Four, rest = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;
}

/** Centre and radius. */
export function circle([x, y, r]: readonly [number, number, number], rest = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;
}

/** Centre and both radii. */
export function ellipse([x, y, rx, ry]: Four, rest = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`;
}

export function path(d: string, rest = ''): string {
  return `<path d="${d}" ${rest}/>`;
}

/** From one point to another. */
export function line([x1, y1, x2, y2]: Four, rest = ''): string {
  return `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" ${rest}/>`;
}

export function group(rest: string, ...children: string[]): string {
  return `<g ${rest}>${children.join('')}</g>`;
}

export function text([x, y]: Point, content: string, rest: string): string {
  return `<text x="${n(x)}" y="${n(y)}" ${rest}>${content}</text>`;
}

export function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** Two decimals are finer than a pixel. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What a scene refers to by `url(#id)`. */
export function defs(...definitions: string[]): string {
  return `<defs>${definitions.join('')}</defs>`;
}
