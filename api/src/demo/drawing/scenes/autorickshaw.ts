import { seeded } from '../random';
import {
  defs,
  blur,
  circle,
  ellipse,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  text,
  times,
} from '../svg';
import type { Scene } from '../svg';

const random = seeded(97);

function gate(): string {
  const bar = (i: number) =>
    line([556 + i * 22, 168, 556 + i * 22, 440], 'stroke="#27304f" stroke-width="6"');
  return [
    rect([0, 210, 540, 236], 'fill="url(#wall)"'),
    rect([0, 198, 540, 18], 'fill="#f3e6cc"'),
    times(7, (i) => rect([18 + i * 78, 236, 56, 190], 'fill="#c26a45" opacity=".35"')),
    rect([506, 120, 50, 326], 'fill="#d98a5c"'),
    rect([498, 108, 66, 16], 'fill="#f3e6cc"'),
    times(12, bar),
    rect([552, 200, 260, 8], 'fill="#27304f"'),
    rect([552, 330, 260, 8], 'fill="#27304f"'),
    path('M530 112q140 -92 320 -50v34q-170 -38 -306 40z', 'fill="#27304f"'),
    rect([604, 126, 168, 44], 'fill="#27304f" rx="4"'),
    rect([609, 131, 158, 34], 'fill="none" stroke="#f2c14e" stroke-width="2" rx="2"'),
    text(
      [688, 157],
      'MAIN GATE',
      'font-family="DejaVu Sans Condensed" font-weight="bold" font-size="22" letter-spacing="2" fill="#f2c14e" text-anchor="middle"',
    ),
  ].join('');
}

function bougainvillea(): string {
  const bloom = () =>
    circle(
      [random.between(-20, 300), random.between(150, 240), random.between(5, 13)],
      `fill="${random.pick(['#d6337c', '#e75a9a', '#b72468', '#3f7a45', '#58975a'])}" opacity=".92"`,
    );
  return times(120, bloom);
}

function wheel(x: number, y: number, r: number): string {
  return [
    circle([x, y, r], 'fill="#17181d"'),
    circle([x, y, r * 0.6], 'fill="#c6ccd1"'),
    circle([x, y, r * 0.42], 'fill="#8d959c"'),
    times(6, (i) =>
      circle([x + Math.cos(i) * r * 0.5, y + Math.sin(i) * r * 0.5, 2], 'fill="#4d545a"'),
    ),
    path(
      `M${x - r * 0.8} ${y - r * 0.3}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.6} -${r * 0.5}`,
      'fill="none" stroke="#5a5d66" stroke-width="4" stroke-linecap="round"',
    ),
  ].join('');
}

function cabin(): string {
  return [
    path('M160 442q-8 -60 8 -116h176v116z', 'fill="url(#green)"'),
    path('M344 326h62l6 116h-68z', 'fill="#1e4a2e"'),
    path(
      'M412 442l-6 -116h34q60 12 88 76q14 20 12 40h-44q-8 -46 -46 -46t-38 46z',
      'fill="url(#green)"',
    ),
    path('M158 330q-18 -98 40 -132h196q46 12 66 132z', 'fill="url(#yellow)"'),
    path('M190 330q-12 -70 26 -104h112v104z', 'fill="#2b2a33"'),
    path('M344 226h46q26 10 42 104h-88z', 'fill="#9fc3cf"'),
    path('M352 232h34l-26 92h-8z', 'fill="#fff" opacity=".35"'),
    rect([328, 218, 16, 224], 'fill="#143a23"'),
    path('M204 330q2 -58 30 -60h60q16 4 18 60z', 'fill="#7a2e35"'),
    path('M204 352h116', 'stroke="#f2c14e" stroke-width="6"'),
    path(
      'M150 334q160 -14 316 0',
      'fill="none" stroke="#14301f" stroke-width="8" stroke-linecap="round"',
    ),
    path(
      'M176 214q90 -34 214 -8',
      'fill="none" stroke="#fff3b8" stroke-width="6" stroke-linecap="round" opacity=".7"',
    ),
    text(
      [196, 400],
      'PHIR MILENGE',
      'font-family="DejaVu Sans Condensed" font-weight="bold" font-size="20" fill="#f2c14e" letter-spacing="1"',
    ),
  ].join('');
}

function details(): string {
  return [
    circle([520, 392, 17], 'fill="#e9e2c8" stroke="#14301f" stroke-width="4"'),
    path('M536 380l130 -20v64z', 'fill="#fff2b8" opacity=".22" filter="url(#soft)"'),
    path(
      'M432 334q26 -6 34 -22',
      'fill="none" stroke="#17181d" stroke-width="7" stroke-linecap="round"',
    ),
    rect([152, 384, 14, 24], 'fill="#d6402f" rx="3"'),
    path('M392 330l-14 -40q-2 -24 14 -28q18 2 16 30z', 'fill="#6b705a"'),
    circle([394, 248, 17], 'fill="#7d4f35"'),
    path('M377 246q2 -18 18 -18t16 16l-16 -4z', 'fill="#1d1a1a"'),
    path('M388 290l52 20', 'stroke="#6b705a" stroke-width="12" stroke-linecap="round"'),
    times(9, (i) =>
      circle(
        [222 + i * 12, 232 + Math.sin((i / 8) * Math.PI) * 10, 5],
        `fill="${i % 2 ? '#f3a72f' : '#e2652c'}"`,
      ),
    ),
  ].join('');
}

export const autorickshaw: Scene = {
  name: 'autorickshaw',
  width: 800,
  height: 560,
  draw: () =>
    [
      defs(
        linear('sky', [
          [0, '#7fb9d4'],
          [1, '#fbe3bb'],
        ]),
        linear('wall', [
          [0, '#e39a6b'],
          [1, '#b8633f'],
        ]),
        linear('green', [
          [0, '#3d8a52'],
          [1, '#1f5a35'],
        ]),
        linear('yellow', [
          [0, '#ffd75e'],
          [1, '#e8a524'],
        ]),
        linear('road', [
          [0, '#75737c'],
          [1, '#43424d'],
        ]),
        radial('sun', [
          [0, '#fff6d6', 0.9],
          [1, '#fff6d6', 0],
        ]),
        blur('soft', 6),
      ),
      rect([0, 0, 800, 460], 'fill="url(#sky)"'),
      circle([690, 40, 260], 'fill="url(#sun)"'),
      times(26, () =>
        circle(
          [random.between(560, 820), random.between(150, 260), random.between(24, 46)],
          `fill="${random.pick(['#3f7a45', '#4f8f52', '#336b3e'])}"`,
        ),
      ),
      gate(),
      bougainvillea(),
      rect([0, 440, 800, 24], 'fill="#cfc4b0"'),
      rect([0, 460, 800, 100], 'fill="url(#road)"'),
      times(6, (i) => rect([20 + i * 150, 520, 84, 7], 'fill="#f1e4c0" opacity=".75"')),
      group(
        'transform="translate(10 34)"',
        ellipse([346, 468, 236, 18], 'fill="#000" opacity=".42" filter="url(#soft)"'),
        cabin(),
        details(),
        wheel(226, 442, 38),
        wheel(456, 444, 36),
      ),
    ].join(''),
};
