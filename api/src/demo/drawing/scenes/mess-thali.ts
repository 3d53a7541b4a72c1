import { seeded } from '../random';
import { defs, blur, circle, ellipse, group, linear, n, path, radial, rect, times } from '../svg';
import type { Scene } from '../svg';

const random = seeded(109);

function tray(): string {
  const well = (d: string) => path(d, 'fill="url(#well)" stroke="#8b939a" stroke-width="2.5"');
  return [
    rect([66, 86, 668, 452], 'fill="#000" opacity=".4" rx="46" filter="url(#soft)"'),
    rect([56, 66, 668, 452], 'fill="url(#steel)" rx="44"'),
    rect([56, 66, 668, 452], 'fill="none" stroke="#fff" stroke-width="3" rx="44" opacity=".8"'),
    well('M92 106h180q18 0 18 18v128q0 18 -18 18h-180q-14 0 -14 -18v-128q0 -18 14 -18z'),
    well('M326 106h150q18 0 18 18v128q0 18 -18 18h-150q-18 0 -18 -18v-128q0 -18 18 -18z'),
    well('M530 106h158q14 0 14 18v128q0 18 -14 18h-158q-18 0 -18 -18v-128q0 -18 18 -18z'),
    well('M92 292h330q18 0 18 18v152q0 18 -18 18h-330q-14 0 -14 -18v-152q0 -18 14 -18z'),
    well('M478 292h210q14 0 14 18v152q0 18 -14 18h-210q-18 0 -18 -18v-152q0 -18 18 -18z'),
  ].join('');
}

function dal(): string {
  return [
    rect([90, 118, 188, 140], 'fill="url(#dal)" rx="14"'),
    times(40, () =>
      circle(
        [random.between(100, 268), random.between(128, 248), random.between(1.5, 4)],
        'fill="#f8d568" opacity=".7"',
      ),
    ),
    path(
      'M120 150q40 -18 90 0t60 10',
      'fill="none" stroke="#fff3b8" stroke-width="5" opacity=".4" stroke-linecap="round"',
    ),
    times(9, () =>
      path(
        `M${n(random.between(110, 250))} ${n(random.between(140, 240))}q8 -8 14 0q-8 8 -14 0z`,
        'fill="#3f7a45"',
      ),
    ),
    path(
      'M196 206q30 -10 44 6',
      'fill="none" stroke="#b3262e" stroke-width="6" stroke-linecap="round"',
    ),
  ].join('');
}

function sabzi(): string {
  const cube = () => {
    const x = random.between(322, 462);
    const y = random.between(120, 240);
    return group(
      `transform="rotate(${n(random.between(-30, 30))} ${n(x)} ${n(y)})"`,
      rect([x, y, 26, 22], 'fill="#7a4a1d" opacity=".35" rx="5"'),
      rect(
        [x - 2, y - 3, 26, 22],
        `fill="${random.pick(['#f2c14e', '#e6ad3b', '#f6d27a'])}" rx="5"`,
      ),
    );
  };
  const pea = () =>
    circle(
      [random.between(324, 480), random.between(122, 256), 7],
      `fill="${random.pick(['#5b9a3c', '#78b450', '#4a8432'])}"`,
    );
  return rect([318, 118, 166, 140], 'fill="#b8742a" rx="14"') + times(13, cube) + times(20, pea);
}

function curd(): string {
  return [
    rect([522, 118, 170, 140], 'fill="#fbf8f0" rx="14"'),
    path(
      'M540 160q50 -26 80 6t60 -6',
      'fill="none" stroke="#e3ddcd" stroke-width="7" stroke-linecap="round"',
    ),
    path(
      'M548 214q40 20 66 -4t56 4',
      'fill="none" stroke="#e3ddcd" stroke-width="7" stroke-linecap="round"',
    ),
    times(16, () =>
      circle(
        [random.between(540, 676), random.between(132, 246), random.between(1.4, 3.2)],
        'fill="#b3562e" opacity=".8"',
      ),
    ),
  ].join('');
}

function rice(): string {
  const grain = () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.between(0, 1));
    const x = 176 + Math.cos(angle) * reach * 82;
    const y = 384 + Math.sin(angle) * reach * 66;
    return ellipse(
      [x, y, 7, 2.4],
      `fill="${random.pick(['#fffdf5', '#f6f0e0', '#ece3cd'])}" transform="rotate(${n(random.between(0, 180))} ${n(x)} ${n(y)})"`,
    );
  };
  return (
    ellipse([180, 394, 92, 74], 'fill="#8b8574" opacity=".4"') +
    ellipse([176, 384, 88, 70], 'fill="#efe7d3"') +
    times(300, grain)
  );
}

function rotis(): string {
  const roti = (x: number, y: number) =>
    ellipse([x + 3, y + 6, 92, 78], 'fill="#6b4526" opacity=".4"') +
    ellipse([x, y, 92, 78], 'fill="#e4bd83"') +
    ellipse([x, y, 92, 78], 'fill="none" stroke="#c9995a" stroke-width="3"') +
    times(26, () =>
      ellipse(
        [
          x + random.between(-64, 64),
          y + random.between(-50, 50),
          random.between(3, 10),
          random.between(2, 7),
        ],
        'fill="#8f5b2b" opacity=".55"',
      ),
    );
  return roti(334, 392) + roti(350, 382);
}

function sweet(): string {
  const ball = (x: number, y: number) =>
    circle([x + 4, y + 6, 34], 'fill="#3a1a0c" opacity=".4"') +
    circle([x, y, 34], 'fill="url(#jamun)"') +
    ellipse([x - 10, y - 13, 9, 6], 'fill="#fff" opacity=".6"');
  return (
    rect([472, 304, 218, 162], 'fill="#e0a04d" opacity=".55" rx="14"') +
    ball(538, 372) +
    ball(612, 350) +
    ball(596, 420) +
    path('M640 410l26 12l-20 14z', 'fill="#78b450"')
  );
}

export const messThali: Scene = {
  name: 'mess-thali',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear(
          'steel',
          [
            [0, '#f4f6f7'],
            [0.5, '#b9c1c7'],
            [1, '#8f989f'],
          ],
          -30,
        ),
        linear('well', [
          [0, '#aeb6bc'],
          [1, '#e2e7ea'],
        ]),
        radial('dal', [
          [0, '#f3bb3c'],
          [1, '#cf8a22'],
        ]),
        radial('jamun', [
          [0, '#8a4423'],
          [1, '#4a1f10'],
        ]),
        linear('table', [
          [0, '#3d6f78'],
          [1, '#224a55'],
        ]),
        radial('dusk', [
          [0.5, '#0a1a20', 0],
          [1, '#0a1a20', 0.5],
        ]),
        blur('soft', 8),
      ),
      rect([0, 0, 800, 600], 'fill="url(#table)"'),
      times(200, () =>
        circle(
          [random.between(0, 800), random.between(0, 600), random.between(0.8, 2)],
          'fill="#fff" opacity=".12"',
        ),
      ),
      tray(),
      dal(),
      sabzi(),
      curd(),
      rice(),
      rotis(),
      sweet(),
      rect([0, 0, 800, 600], 'fill="url(#dusk)"'),
    ].join(''),
};
