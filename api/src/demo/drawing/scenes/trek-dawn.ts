import { seeded } from '../random';
import {
  defs,
  blur,
  circle,
  ellipse,
  group,
  line,
  linear,
  n,
  path,
  radial,
  rect,
  times,
} from '../svg';
import type { Scene } from '../svg';

const random = seeded(107);

/** A ridge line from left to right; `rough` is how far it may jump. */
function ridge(base: number, rough: number, colour: string): string {
  let d = `M0 600V${n(base)}`;
  for (let x = 0; x <= 800; x += 40) {
    d += `L${x} ${n(base + Math.sin(x / 130 + base) * rough * 1.4 + random.between(-rough, rough))}`;
  }
  return path(`${d}V600z`, `fill="${colour}"`);
}

function tent(): string {
  return [
    ellipse([590, 506, 128, 10], 'fill="#0b1020" opacity=".5"'),
    path('M470 506q60 -104 118 -132q62 30 124 132z', 'fill="url(#tent)"'),
    path('M588 374q-34 60 -44 132h88q-8 -74 -44 -132z', 'fill="#ffdf9a"'),
    path('M588 374q-34 60 -44 132h20q2 -74 24 -132z', 'fill="#f2a83c"'),
    path('M588 374q30 60 44 132h-18q-4 -76 -26 -132z', 'fill="#f2a83c"'),
    line([470, 506, 446, 520], 'stroke="#cfd6e6" stroke-width="2"'),
    line([712, 506, 738, 520], 'stroke="#cfd6e6" stroke-width="2"'),
  ].join('');
}

function hiker(x: number, y: number, size: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path('M-9 0l5 -40h10l8 40h-8l-6 -28l-2 28z', 'fill="#10142a"'),
    path('M-10 -76q10 -8 20 0l3 40h-26z', 'fill="#c7412f"'),
    rect([-22, -78, 15, 36], 'fill="#27325c" rx="5"'),
    circle([2, -87, 9], 'fill="#10142a"'),
    line([12, -60, 26, 0], 'stroke="#10142a" stroke-width="2.5"'),
  );
}

export const trekDawn: Scene = {
  name: 'trek-dawn',
  width: 800,
  height: 560,
  draw: () =>
    [
      defs(
        linear('sky', [
          [0, '#27406f'],
          [0.45, '#8f7fa6'],
          [0.7, '#f4a884'],
          [1, '#ffe0a6'],
        ]),
        radial('sun', [
          [0, '#fff7da'],
          [0.25, '#ffe0a0', 0.8],
          [1, '#ffb877', 0],
        ]),
        linear('tent', [
          [0, '#f3a72f'],
          [1, '#b8662a'],
        ]),
        linear('mist', [
          [0, '#ffe7c4', 0],
          [0.5, '#ffe7c4', 0.5],
          [1, '#ffe7c4', 0],
        ]),
        blur('soft', 12),
      ),
      rect([0, 0, 800, 560], 'fill="url(#sky)"'),
      times(40, () =>
        circle(
          [random.between(0, 800), random.between(0, 150), random.between(0.6, 1.6)],
          'fill="#fff" opacity=".7"',
        ),
      ),
      circle([300, 300, 230], 'fill="url(#sun)"'),
      ridge(292, 16, '#b98ba0'),
      rect([0, 296, 800, 70], 'fill="url(#mist)"'),
      ridge(338, 20, '#876a94'),
      rect([0, 346, 800, 70], 'fill="url(#mist)"'),
      path('M120 400l60 -96l22 10l26 -26l34 6l28 44l40 62z', 'fill="#5b4a7a"'),
      path('M196 296v-30h6v6h8v-6h6v6h8v-6h6v22z', 'fill="#4c3d6b"'),
      ridge(404, 16, '#4b4373'),
      group(
        'filter="url(#soft)"',
        ellipse([200, 430, 260, 16], 'fill="#ffe7c4" opacity=".35"'),
        ellipse([640, 412, 220, 14], 'fill="#ffe7c4" opacity=".3"'),
      ),
      ridge(462, 10, '#2b2c52'),
      path('M0 560v-74q220 -10 420 14t380 -4v64z', 'fill="#171a36"'),
      tent(),
      hiker(262, 492, 1.02),
      hiker(316, 496, 0.92),
      times(60, () =>
        path(
          `M${n(random.between(0, 800))} ${n(random.between(496, 556))}q4 -16 2 -24q4 10 6 24z`,
          'fill="#0e1128"',
        ),
      ),
    ].join(''),
};
