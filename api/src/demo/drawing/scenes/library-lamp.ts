import { seeded } from '../random';
import { defs, blur, ellipse, group, line, linear, n, path, radial, rect, times } from '../svg';
import type { Scene } from '../svg';

const random = seeded(23);
const spines = [
  '#7a2e35',
  '#a8553a',
  '#c98a3b',
  '#2f4a4d',
  '#34385f',
  '#5b3a5c',
  '#8c7a55',
  '#d8c9a6',
  '#3e5a3c',
];

function shelf(y: number, height: number): string {
  let x = -6;
  let books = '';
  while (x < 806) {
    const width = random.between(12, 30);
    const tall = random.between(height * 0.68, height * 0.96);
    const colour = random.pick(spines);
    const lean = random.chance(0.08) ? random.between(-7, 7) : 0;
    const band = random.chance(0.6)
      ? rect([x + 2, y - tall + tall * 0.18, width - 5, 3], 'fill="#f0d9a0" opacity=".7"') +
        rect([x + 2, y - tall + tall * 0.74, width - 5, 2], 'fill="#f0d9a0" opacity=".5"')
      : rect([x + width / 2 - 2, y - tall * 0.7, 4, tall * 0.4], 'fill="#f0d9a0" opacity=".35"');
    books += group(
      `transform="rotate(${n(lean)} ${n(x)} ${y})"`,
      rect([x, y - tall, width - 1.5, tall], `fill="${colour}" rx="1.5"`),
      rect([x, y - tall, 3, tall], 'fill="#fff" opacity=".08"'),
      rect([x + width - 5, y - tall, 3.5, tall], 'fill="#000" opacity=".22"'),
      band,
    );
    x += width + (random.chance(0.06) ? random.between(18, 44) : 0);
  }
  return (
    books +
    rect([0, y, 800, 13], 'fill="url(#wood)"') +
    rect([0, y + 13, 800, 16], 'fill="#000" opacity=".38"')
  );
}

function lamp(): string {
  return [
    path('M520 182L280 452h470L600 182z', 'fill="url(#cone)" filter="url(#soft)"'),
    ellipse([556, 460, 100, 12], 'fill="#000" opacity=".35"'),
    ellipse([556, 452, 74, 12], 'fill="#8a6a2c"'),
    ellipse([556, 447, 74, 12], 'fill="url(#brass)"'),
    rect([550, 200, 12, 248], 'fill="url(#brass)" rx="5"'),
    path('M446 200q10 -74 110 -76t110 76q-110 22 -220 0z', 'fill="url(#shade)"'),
    path(
      'M470 178q20 -38 70 -44',
      'fill="none" stroke="#c8f0cf" stroke-width="5" stroke-linecap="round" opacity=".5"',
    ),
    ellipse([556, 203, 108, 11], 'fill="#fff3c4"'),
    line([596, 214, 596, 268], 'stroke="#d9b25a" stroke-width="2"'),
    ellipse([596, 272, 4, 5], 'fill="#d9b25a"'),
  ].join('');
}

function openBook(): string {
  const lines = (x: number, slope: number) =>
    times(8, (i) =>
      line(
        [x, 452 + i * 9, x + 112 - (i === 7 ? 50 : 0), 452 + i * 9 + slope],
        'stroke="#8c7a5e" stroke-width="2.2" opacity=".65"',
      ),
    );
  return [
    path(
      'M176 548q130 -32 150 -6q30 -28 160 4l-16 18q-110 -22 -144 0q-40 -22 -134 4z',
      'fill="#000" opacity=".3"',
    ),
    path('M186 436q90 -28 142 8v106q-62 -34 -160 -6z', 'fill="url(#page)"'),
    path('M470 436q-88 -28 -142 8v106q66 -34 160 -6z', 'fill="url(#page)"'),
    path('M328 444v106', 'stroke="#a08a62" stroke-width="3" opacity=".6"'),
    lines(200, 6),
    lines(346, -2),
    rect([346, 452, 46, 36], 'fill="#c98a3b" opacity=".35"'),
    path('M392 436l8 62l8 -10l10 8l-8 -64z', 'fill="#b5313f"'),
  ].join('');
}

function cup(): string {
  return [
    ellipse([690, 520, 46, 10], 'fill="#000" opacity=".3"'),
    path('M654 446h72l-8 66q-28 14 -56 0z', 'fill="url(#steel)"'),
    ellipse([690, 446, 36, 8], 'fill="#6d4326"'),
    ellipse([690, 446, 36, 8], 'fill="none" stroke="#f1efe8" stroke-width="3"'),
    path(
      'M680 430q-12 -18 2 -34t0 -34M702 428q10 -16 0 -32t6 -30',
      'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".22" filter="url(#soft)"',
    ),
  ].join('');
}

export const libraryLamp: Scene = {
  name: 'library-lamp',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('wood', [
          [0, '#7b4f2c'],
          [1, '#4a2d18'],
        ]),
        linear('desk', [
          [0, '#8a5830'],
          [1, '#3f2513'],
        ]),
        linear('cone', [
          [0, '#fff0b3', 0.75],
          [1, '#ffd67a', 0],
        ]),
        linear(
          'brass',
          [
            [0, '#f3d588'],
            [1, '#96702a'],
          ],
          90,
        ),
        linear('shade', [
          [0, '#1d6b4a'],
          [1, '#0f4a34'],
        ]),
        linear('page', [
          [0, '#fff7df'],
          [1, '#ead7a8'],
        ]),
        linear(
          'steel',
          [
            [0, '#8d96a0'],
            [0.4, '#e9edf0'],
            [1, '#6b747e'],
          ],
          90,
        ),
        radial('glow', [
          [0, '#ffdf8f', 0.6],
          [0.5, '#ffb84d', 0.2],
          [1, '#ffb84d', 0],
        ]),
        radial('dusk', [
          [0.35, '#0b0a1c', 0],
          [1, '#0b0a1c', 0.8],
        ]),
        blur('soft', 7),
      ),
      rect([0, 0, 800, 600], 'fill="#1c1320"'),
      shelf(112, 100),
      shelf(252, 108),
      shelf(392, 108),
      rect([0, 0, 800, 430], 'fill="#1a1030" opacity=".42"'),
      rect([0, 420, 800, 180], 'fill="url(#desk)"'),
      times(9, (i) =>
        path(
          `M0 ${432 + i * 19}q200 ${i % 2 ? 6 : -5} 400 0t400 2`,
          'fill="none" stroke="#2c180b" stroke-width="1.4" opacity=".35"',
        ),
      ),
      ellipse([500, 300, 420, 330], 'fill="url(#glow)"'),
      openBook(),
      cup(),
      lamp(),
      rect([0, 0, 800, 600], 'fill="url(#dusk)"'),
    ].join(''),
};
