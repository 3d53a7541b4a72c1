import { readFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A function as it was called from the ones above it. */
export interface Frame {
  readonly name: string;
  /** From the root of the repository; `node:` of Node's own; empty if it is not JavaScript. */
  readonly file: string;
  readonly parent: Frame | undefined;
  readonly below: Map<string, Frame>;
  ms: number;
  self: number;
}

const root = path.resolve(import.meta.dirname, '../../..');
const program = path.join(root, '.build/site.mjs');

/** The functions that ran between two times of the profile's clock, below their root; idle time is left out. */
export async function framesOf(
  { nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile,
  [from, until]: readonly [number, number],
): Promise<Frame[]> {
  const map = new SourceMap(JSON.parse(await readFile(`${program}.map`, 'utf8')));
  const fileOf = ({ url, lineNumber, columnNumber }: Profiler.ProfileNode['callFrame']) => {
    if (!url.startsWith('file:')) return url;
    const file = fileURLToPath(url);
    const entry = file === program ? map.findEntry(lineNumber, columnNumber) : {};
    if (!('originalSource' in entry)) return path.relative(root, file);
    return path.relative(root, path.join(root, '.build', String(entry.originalSource)));
  };
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  );
  const frames = new Map<number, Frame>();
  for (const { id, callFrame } of nodes) {
    const parent = frames.get(parents.get(id) ?? 0);
    const [name, file] = [callFrame.functionName || '(anonymous)', fileOf(callFrame)];
    const known = parent?.below.get(`${name} ${file}`);
    const frame = known ?? { name, file, parent, below: new Map(), ms: 0, self: 0 };
    parent?.below.set(`${name} ${file}`, frame);
    frames.set(id, frame);
  }
  let at = startTime;
  samples.forEach((id, index) => {
    at += timeDeltas[index] ?? 0;
    const frame = frames.get(id);
    if (!frame || at < from || at > until || frame.name === '(idle)') return;
    // A sample stands for the time until the next one.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000;
    frame.self += ms;
    for (let one: Frame | undefined = frame; one; one = one.parent) one.ms += ms;
  });
  return [...new Set(frames.values())];
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param hue of a function, in degrees. @returns SVG; what took less than half a percent is left out */
export function flameGraph(all: Frame, title: string, hue: (frame: Frame) => number): string {
  const boxes: string[] = [];
  let depth = 0;
  const draw = (frame: Frame, x: number, level: number) => {
    const share = frame.ms / all.ms;
    if (share < 0.005) return;
    depth = Math.max(depth, level);
    const text = escaped(frame.name.slice(0, Math.floor(share * 190)));
    boxes.push(
      `<g><title>${escaped(`${frame.name} ${frame.file}`)} ${(100 * share).toFixed(1)} %</title>`,
      `<rect x="${x.toFixed(1)}" y="${level * 16}" width="${(share * 1200).toFixed(1)}" height="15" fill="hsl(${hue(frame)} 70% 78%)"/>`,
      `<text x="${(x + 2).toFixed(1)}" y="${level * 16 + 12}">${text}</text></g>`,
    );
    let next = x;
    for (const one of frame.below.values()) {
      draw(one, next, level + 1);
      next += (1200 * one.ms) / all.ms;
    }
  };
  draw({ ...all, name: title }, 0, 0);
  const size = `viewBox="0 0 1200 ${(depth + 1) * 16}" font-family="monospace" font-size="10"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${boxes.join('\n')}\n</svg>\n`;
}
