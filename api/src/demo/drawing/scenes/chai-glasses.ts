import { seeded } from '../random';
import { defs, blur, circle, ellipse, group, linear, n, path, radial, rect, times } from '../svg';
import type { Scene } from '../svg';

const random = seeded(37);

function wall(): string {
  const tile = (x: number, y: number) =>
    rect(
      [x, y, 76, 46],
      `fill="${random.pick(['#2f6f73', '#2b676c', '#34777a', '#2d6b70'])}" rx="3"`,
    );
  return (
    rect([0, 0, 800, 420], 'fill="#1f5155"') +
    times(9, (row) => times(11, (column) => tile(column * 80 - (row % 2) * 40, row * 50))) +
    rect([0, 0, 800, 420], 'fill="url(#wallLight)"')
  );
}

/** A cutting-chai glass: narrow foot, ribbed below, tea to a finger under the rim. */
function glass(x: number, y: number, scale: number): string {
  const rib = (i: number) =>
    path(`M${-30 + i * 10} 96l${4 - i * 1.2} 58`, 'stroke="#fff" stroke-width="2.5" opacity=".22"');
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    ellipse([6, 172, 56, 11], 'fill="#000" opacity=".32"'),
    path('M-45 22L-31 164q31 11 62 0L45 22z', 'fill="url(#tea)"'),
    path('M-31 150L-31 164q31 11 62 0l1 -14q-31 9 -63 0z', 'fill="#f7e9d0" opacity=".4"'),
    times(7, rib),
    path('M-50 0L-32 166q32 12 64 0L50 0', 'fill="#fff" opacity=".13"'),
    path('M-40 12l12 140', 'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"'),
    path('M38 14l-8 80', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"'),
    ellipse([0, 23, 44.5, 9], 'fill="#e2a867"'),
    ellipse([-8, 22, 24, 4], 'fill="#f3cd97" opacity=".9"'),
    times(6, (i) => circle([-30 + i * 12, 24 + (i % 2) * 3, 2.4], 'fill="#f8e2bd" opacity=".8"')),
    ellipse([0, 0, 50, 10], 'fill="none" stroke="#fff" stroke-width="3" opacity=".75"'),
  );
}

function steam(x: number, y: number, lean: number): string {
  return path(
    `M${x} ${y}q${-26 + lean} -40 0 -78t${lean} -84`,
    'fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" opacity=".2" filter="url(#soft)"',
  );
}

function kettle(): string {
  return [
    ellipse([640, 470, 140, 16], 'fill="#000" opacity=".35"'),
    path('M548 320q-62 -4 -86 -70l22 -8q18 38 72 46z', 'fill="url(#metal)"'),
    path('M536 300q0 -76 104 -76t104 76l8 120q-4 46 -112 46t-112 -46z', 'fill="url(#metal)"'),
    path(
      'M556 250q84 -172 168 0',
      'fill="none" stroke="#3a3f45" stroke-width="13" stroke-linecap="round"',
    ),
    path(
      'M610 166q30 -26 60 0',
      'fill="none" stroke="#7b2f2a" stroke-width="17" stroke-linecap="round"',
    ),
    ellipse([640, 230, 70, 15], 'fill="#aeb6bd"'),
    ellipse([640, 226, 70, 14], 'fill="#dfe4e8"'),
    circle([640, 207, 12], 'fill="#2b2f34"'),
    path(
      'M560 300q-2 70 10 122',
      'fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".55"',
    ),
    path(
      'M722 300q8 60 4 110',
      'fill="none" stroke="#ffb45c" stroke-width="8" stroke-linecap="round" opacity=".4"',
    ),
  ].join('');
}

function biscuits(): string {
  const biscuit = (x: number, y: number, turn: number) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      rect([-42, -13, 84, 28], 'fill="#7a4a1d" opacity=".4" rx="7"'),
      rect([-42, -16, 84, 28], 'fill="url(#bake)" rx="7"'),
      times(8, (i) => circle([-30 + (i % 4) * 20, i < 4 ? -8 : 3, 2.2], 'fill="#8a5524"')),
    );
  return (
    ellipse([424, 548, 128, 26], 'fill="#000" opacity=".28"') +
    ellipse([424, 540, 128, 26], 'fill="#f4efe4"') +
    ellipse([424, 537, 100, 18], 'fill="#e2d8c4"') +
    biscuit(384, 532, -9) +
    biscuit(462, 534, 7) +
    biscuit(424, 518, n(-3))
  );
}

export const chaiGlasses: Scene = {
  name: 'chai-glasses',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('wallLight', [
          [0, '#0c2b30', 0.55],
          [0.7, '#0c2b30', 0.1],
          [1, '#000', 0.4],
        ]),
        linear('tea', [
          [0, '#d99550'],
          [0.5, '#b8682f'],
          [1, '#8a431c'],
        ]),
        linear(
          'metal',
          [
            [0, '#6f7880'],
            [0.3, '#eef1f3'],
            [0.62, '#a7afb6'],
            [1, '#4d555c'],
          ],
          90,
        ),
        linear('table', [
          [0, '#b06a35'],
          [1, '#6e3a19'],
        ]),
        linear('bake', [
          [0, '#e7b26b'],
          [1, '#c58843'],
        ]),
        radial('bulb', [
          [0, '#ffe6a3', 0.85],
          [0.4, '#ffc460', 0.28],
          [1, '#ffc460', 0],
        ]),
        blur('soft', 6),
      ),
      wall(),
      circle([250, 40, 400], 'fill="url(#bulb)"'),
      rect([0, 410, 800, 190], 'fill="url(#table)"'),
      rect([0, 410, 800, 7], 'fill="#e2a468" opacity=".7"'),
      times(3, (i) => rect([0, 462 + i * 48, 800, 2.5], 'fill="#4c2610" opacity=".5"')),
      kettle(),
      steam(130, 270, 14),
      steam(300, 300, -10),
      steam(474, 232, 20),
      glass(140, 286, 1.06),
      glass(262, 330, 1.2),
      biscuits(),
    ].join(''),
};
