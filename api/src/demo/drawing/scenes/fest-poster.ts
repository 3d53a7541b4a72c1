import { seeded } from '../random';
import { defs, circle, group, linear, n, path, radial, rect, text, times } from '../svg';
import type { Point, Scene } from '../svg';

const random = seeded(53);
const ink = '#241a4d';
const marigold = '#f3a72f';

function rays(): string {
  return times(28, (i) => {
    const a = (i / 28) * Math.PI * 2;
    const b = ((i + 0.5) / 28) * Math.PI * 2;
    return path(
      `M320 430L${n(320 + Math.cos(a) * 760)} ${n(430 + Math.sin(a) * 760)}L${n(320 + Math.cos(b) * 760)} ${n(430 + Math.sin(b) * 760)}z`,
      'fill="#f9c25d" opacity=".55"',
    );
  });
}

/** Rings of petals round a disc: half marigold, half record. */
function flower(): string {
  const place = 'transform="translate(320 424) scale(.94) translate(-320 -430)"';
  const ring = ([radius, length]: Point, petals: number, colour: string) =>
    times(petals, (i) =>
      group(
        `transform="translate(320 430) rotate(${n((360 / petals) * i)}) translate(0 ${-radius})"`,
        path(
          `M0 0q${length * 0.42} -${length * 0.5} 0 -${length}q-${length * 0.42} ${length * 0.5} 0 ${length}z`,
          `fill="${colour}"`,
        ),
      ),
    );
  return group(
    place,
    ring([150, 62], 30, '#c7412f'),
    ring([124, 56], 26, '#e2652c'),
    ring([100, 50], 22, marigold),
    circle([320, 430, 108], `fill="${ink}"`),
    times(9, (i) =>
      circle(
        [320, 430, 102 - i * 7],
        'fill="none" stroke="#5a4a9c" stroke-width="1.4" opacity=".8"',
      ),
    ),
    circle([320, 430, 36], `fill="${marigold}"`),
    circle([320, 430, 6], `fill="${ink}"`),
    path(
      'M250 360a98 98 0 0 1 60 -30',
      'fill="none" stroke="#fff" stroke-width="5" opacity=".3" stroke-linecap="round"',
    ),
  );
}

function crowd(): string {
  const hand = (x: number) => {
    const y = random.between(706, 742);
    const lean = random.between(-14, 14);
    return group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(lean)})"`,
      path(
        'M-8 140V20q0 -10 2 -16l-6 -18q2 -6 7 -3l6 14l-2 -24q5 -6 8 0l1 22l4 -22q6 -5 8 1l-3 24l7 -12q6 -2 6 4q-8 22 -14 30v120z',
        `fill="${ink}"`,
      ),
    );
  };
  const head = (x: number) => {
    const y = random.between(762, 786);
    return (
      circle([x, y, random.between(22, 30)], 'fill="#170f36"') +
      rect([x - 34, y + 18, 68, 80], 'fill="#170f36" rx="24"')
    );
  };
  return (
    times(12, (i) => hand(18 + i * 56 + random.between(-14, 14))) +
    times(12, (i) => head(i * 58 + random.between(-8, 8)))
  );
}

function lettering(): string {
  const big = `font-family="DejaVu Sans Condensed" font-weight="bold" text-anchor="middle"`;
  return [
    text(
      [320, 78],
      'STUDENTS’ COUNCIL PRESENTS',
      `${big} font-size="19" letter-spacing="5" fill="${ink}"`,
    ),
    text([320, 186], 'TARANG', `${big} font-size="124" letter-spacing="2" fill="${ink}"`),
    text([316, 182], 'TARANG', `${big} font-size="124" letter-spacing="2" fill="#c7412f"`),
    rect([96, 206, 448, 40], `fill="${ink}"`),
    text(
      [320, 234],
      'MUSIC · DANCE · DRAMA · FOOD',
      `${big} font-size="22" letter-spacing="3" fill="#fbe7bd"`,
    ),
    text(
      [320, 668],
      'Open Air Theatre · gates 5 pm',
      `${big} font-size="25" fill="${ink}" letter-spacing="1"`,
    ),
  ].join('');
}

export const festPoster: Scene = {
  name: 'fest-poster',
  width: 640,
  height: 800,
  draw: () =>
    [
      defs(
        linear('paper', [
          [0, '#fbe7bd'],
          [1, '#f6c873'],
        ]),
        radial('lit', [
          [0, '#fff6da', 0.9],
          [1, '#fff6da', 0],
        ]),
      ),
      rect([0, 0, 640, 800], 'fill="url(#paper)"'),
      rays(),
      circle([320, 430, 330], 'fill="url(#lit)"'),
      flower(),
      crowd(),
      lettering(),
      rect([16, 16, 608, 768], `fill="none" stroke="${ink}" stroke-width="4"`),
      rect([24, 24, 592, 752], `fill="none" stroke="${ink}" stroke-width="1.5"`),
    ].join(''),
};
