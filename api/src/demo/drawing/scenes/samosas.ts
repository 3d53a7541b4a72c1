import { seeded } from '../random';
import { defs, blur, circle, ellipse, group, linear, n, path, radial, rect, times } from '../svg';
import type { Point, Scene } from '../svg';

const random = seeded(83);

function cloth(): string {
  return (
    rect([0, 0, 800, 600], 'fill="#f1e4cb"') +
    times(9, (i) => rect([i * 100, 0, 50, 600], 'fill="#b3262e" opacity=".55"')) +
    times(7, (i) => rect([0, i * 100, 800, 50], 'fill="#b3262e" opacity=".55"')) +
    times(150, (i) => rect([0, i * 4, 800, 1], 'fill="#fff" opacity=".13"'))
  );
}

function plate(): string {
  return [
    ellipse([412, 330, 262, 252], 'fill="#000" opacity=".42" filter="url(#soft)"'),
    circle([400, 306, 252], 'fill="url(#steel)"'),
    circle([400, 306, 252], 'fill="none" stroke="#fff" stroke-width="3" opacity=".7"'),
    circle([400, 306, 214], 'fill="url(#well)"'),
    circle([400, 306, 214], 'fill="none" stroke="#7d858c" stroke-width="3" opacity=".6"'),
  ].join('');
}

function samosa(x: number, y: number, turn: number): string {
  const blister = () =>
    circle(
      [random.between(-48, 48), random.between(10, 78), random.between(2, 6.5)],
      `fill="${random.pick(['#f0bd6c', '#a8642a', '#e0a04d'])}" opacity=".5"`,
    );
  const crimp = times(11, (i) =>
    path(
      `M${-84 + i * 16} 92q8 -13 16 0q-8 11 -16 0z`,
      'fill="#d18f3f" stroke="#8a4f1d" stroke-width="1.6"',
    ),
  );
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path(
      'M6 -72q-14 0 -24 18L-92 92q-6 22 20 24h150q26 -2 20 -24L30 -54q-10 -18 -24 -18z',
      'fill="#2a1405" opacity=".42" filter="url(#soft)" transform="translate(8 12)"',
    ),
    path(
      'M0 -82q-14 0 -24 18L-92 84q-8 22 18 24h148q26 -2 18 -24L24 -64q-10 -18 -24 -18z',
      'fill="url(#crust)"',
    ),
    path(
      'M0 -82q-14 0 -24 18L-92 84q-8 22 18 24h40q-14 -90 34 -190z',
      'fill="#fff0c4" opacity=".24"',
    ),
    path('M0 -82q20 70 74 190q26 -2 18 -24L24 -64q-10 -18 -24 -18z', 'fill="#7a3d10" opacity=".3"'),
    path(
      'M-6 -60q-26 70 -34 150M8 -56q18 60 44 140',
      'fill="none" stroke="#8a4f1d" stroke-width="2.5" opacity=".5"',
    ),
    times(20, blister),
    crimp,
  );
}

function bowl([x, y]: Point, sauce: string, light: string): string {
  return [
    ellipse([x + 8, y + 14, 80, 78], 'fill="#000" opacity=".35" filter="url(#soft)"'),
    circle([x, y, 76], 'fill="url(#steel)"'),
    circle([x, y, 64], `fill="${sauce}"`),
    path(
      `M${x - 44} ${y - 12}q20 -34 58 -26q-34 6 -44 30t-14 -4z`,
      `fill="${light}" opacity=".65"`,
    ),
    times(13, () =>
      circle(
        [x + random.between(-40, 40), y + random.between(-40, 40), random.between(1.5, 3.5)],
        `fill="${light}" opacity=".8"`,
      ),
    ),
    circle([x, y, 76], 'fill="none" stroke="#fff" stroke-width="2.5" opacity=".75"'),
  ].join('');
}

function chilli(x: number, y: number, turn: number): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path(
      'M4 8q60 30 122 -4q-66 44 -124 16z',
      'fill="#000" opacity=".3" transform="translate(4 8)"',
    ),
    path('M0 -4q64 26 128 -12q-50 50 -122 34q-14 -4 -6 -22z', 'fill="#4d8a35"'),
    path(
      'M10 2q52 18 96 -6',
      'fill="none" stroke="#b4dd83" stroke-width="4" stroke-linecap="round" opacity=".7"',
    ),
    path(
      'M2 6q-20 -6 -30 -24',
      'fill="none" stroke="#3a6327" stroke-width="7" stroke-linecap="round"',
    ),
  );
}

export const samosas: Scene = {
  name: 'samosas',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('crust', [
          [0, '#f3c173'],
          [0.55, '#dd9a45'],
          [1, '#b46a25'],
        ]),
        linear(
          'steel',
          [
            [0, '#f7f9fa'],
            [0.5, '#bcc4ca'],
            [1, '#8d969d'],
          ],
          -35,
        ),
        radial('well', [
          [0, '#e9edf0'],
          [0.8, '#cfd6db'],
          [1, '#aab2b9'],
        ]),
        radial('dusk', [
          [0.5, '#2a0d05', 0],
          [1, '#2a0d05', 0.5],
        ]),
        blur('soft', 7),
      ),
      cloth(),
      plate(),
      samosa(312, 226, -24),
      samosa(486, 210, 22),
      samosa(402, 372, n(3)),
      bowl([664, 470], '#4f8f3a', '#a5d46f'),
      bowl([128, 478], '#7d2416', '#d3653f'),
      chilli(560, 350, -28),
      chilli(214, 396, 24),
      rect([0, 0, 800, 600], 'fill="url(#dusk)"'),
    ].join(''),
};
