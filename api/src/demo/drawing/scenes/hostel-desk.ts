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

const random = seeded(127);

function window(): string {
  return [
    rect([70, 50, 250, 240], 'fill="url(#night)"'),
    circle([260, 104, 26], 'fill="#fdf3d0"'),
    circle([250, 98, 24], 'fill="#1a2350"'),
    times(30, () =>
      circle(
        [random.between(76, 316), random.between(56, 200), random.between(0.7, 1.7)],
        'fill="#fff" opacity=".8"',
      ),
    ),
    path('M70 290v-60h40v-30h46v48h38v-66h50v40h36v-20h40v88z', 'fill="#10163a"'),
    times(22, () =>
      rect(
        [random.between(80, 306), random.between(226, 280), 6, 8],
        'fill="#ffd98a" opacity=".85"',
      ),
    ),
    rect([70, 50, 250, 240], 'fill="none" stroke="#e8dcc6" stroke-width="10"'),
    rect([190, 50, 8, 240], 'fill="#e8dcc6"'),
    rect([54, 286, 282, 14], 'fill="#d9c9ab"'),
  ].join('');
}

function fairyLights(): string {
  const colours = ['#ffd98a', '#ff9d6c', '#ffe7b0', '#f2b84b'];
  const bulb = (i: number) => {
    const x = 20 + i * 33;
    const y = 26 + Math.sin(i * 0.9) * 12 + 10;
    return (
      circle([x, y, 15], 'fill="#ffd27d" opacity=".2"') +
      circle([x, y, 4.6], `fill="${random.pick(colours)}"`)
    );
  };
  return (
    path(
      'M0 24q60 40 130 10t140 6t140 -2t140 6t140 -4t140 2',
      'fill="none" stroke="#2a2038" stroke-width="2"',
    ) + times(24, bulb)
  );
}

function laptop(): string {
  const colours = ['#f2b84b', '#7fb7be', '#e8718a', '#b8a6d9', '#9bc58a', '#cfd6e6'];
  const code = (row: number) => {
    let x = 392 + (row % 4) * 18;
    return times(random.whole(2, 4), () => {
      const width = Math.min(random.between(22, 66), 640 - x);
      if (width < 8) return '';
      const word = rect([x, 222 + row * 17, width, 7], `fill="${random.pick(colours)}" rx="3"`);
      x += width + 8;
      return word;
    });
  };
  return [
    rect([366, 194, 300, 206], 'fill="#3b4152" rx="12"'),
    rect([378, 206, 276, 182], 'fill="#161a2e"'),
    times(10, code),
    circle([516, 300, 220], 'fill="url(#screen)"'),
    path('M340 402h352l36 40q4 8 -8 8H312q-12 0 -8 -8z', 'fill="#8d95a3"'),
    path('M356 408h320l22 24H334z', 'fill="#4d5566"'),
    times(4, (row) =>
      times(16, (i) =>
        rect(
          [360 + i * 19 - row * 4, 410 + row * 5.5, 15 + row * 0.4, 3.6],
          'fill="#262b3a" rx="1"',
        ),
      ),
    ),
    rect([470, 436, 92, 8], 'fill="#6d7585" rx="3"'),
  ].join('');
}

function clutter(): string {
  return [
    group(
      'transform="translate(92 372)"',
      rect([0, 48, 176, 26], 'fill="#7a2e35" rx="3"'),
      rect([12, 24, 158, 25], 'fill="#2f6f73" rx="3"'),
      rect([4, 0, 150, 25], 'fill="#c98a3b" rx="3"'),
      rect([18, 8, 60, 5], 'fill="#fff" opacity=".6"'),
      rect([28, 33, 60, 5], 'fill="#fff" opacity=".5"'),
      rect([22, 58, 70, 5], 'fill="#fff" opacity=".4"'),
    ),
    path('M150 372q-6 -50 -40 -60q40 -8 50 34q2 -54 40 -68q-30 34 -26 94z', 'fill="#4f8f52"'),
    path('M136 334h46l-7 38h-32z', 'fill="#c7653a"'),
    ellipse([742, 470, 40, 8], 'fill="#000" opacity=".35"'),
    path('M708 396h66l-6 70q-26 10 -54 0z', 'fill="#e5443b"'),
    path('M772 408q26 2 22 24t-26 20', 'fill="none" stroke="#e5443b" stroke-width="8"'),
    ellipse([741, 396, 33, 7], 'fill="#4a2a18"'),
    path(
      'M730 384q-10 -18 2 -32t0 -32',
      'fill="none" stroke="#fff" stroke-width="5" opacity=".25" stroke-linecap="round" filter="url(#soft)"',
    ),
    group(
      'transform="rotate(-8 200 500)"',
      rect([120, 478, 168, 80], 'fill="#fbf6e9"'),
      times(5, (i) =>
        line(
          [134, 494 + i * 13, 240 + (i % 3) * 14, 494 + i * 13],
          'stroke="#8a93a8" stroke-width="2.4"',
        ),
      ),
      rect([250, 470, 66, 7], 'fill="#f2b84b" transform="rotate(30 280 474)"'),
    ),
    path('M420 520q40 -40 96 -14t110 -10', 'fill="none" stroke="#1d1b22" stroke-width="5"'),
    ellipse([412, 522, 17, 13], 'fill="#1d1b22"'),
    ellipse([634, 494, 17, 13], 'fill="#1d1b22"'),
  ].join('');
}

export const hostelDesk: Scene = {
  name: 'hostel-desk',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('wall', [
          [0, '#4a3f66'],
          [1, '#332a50'],
        ]),
        linear('night', [
          [0, '#121a45'],
          [1, '#3c3f7d'],
        ]),
        linear('desk', [
          [0, '#a9713f'],
          [1, '#5f3a1d'],
        ]),
        radial('screen', [
          [0, '#8fb6ff', 0.28],
          [1, '#8fb6ff', 0],
        ]),
        radial('warm', [
          [0, '#ffcf7a', 0.5],
          [1, '#ffcf7a', 0],
        ]),
        radial('dusk', [
          [0.45, '#0b0818', 0],
          [1, '#0b0818', 0.6],
        ]),
        blur('soft', 5),
      ),
      rect([0, 0, 800, 600], 'fill="url(#wall)"'),
      circle([560, 90, 330], 'fill="url(#warm)" opacity=".6"'),
      window(),
      group(
        'transform="rotate(2 720 130)"',
        rect([690, 70, 92, 122], 'fill="#c7412f"'),
        circle([736, 120, 28], 'fill="#f2c14e"'),
        rect([706, 160, 60, 8], 'fill="#fbe7bd"'),
        rect([716, 174, 40, 6], 'fill="#fbe7bd"'),
      ),
      fairyLights(),
      rect([0, 440, 800, 160], 'fill="url(#desk)"'),
      rect([0, 440, 800, 7], 'fill="#d59a62" opacity=".6"'),
      times(6, (i) =>
        path(
          `M0 ${462 + i * 24}q200 ${i % 2 ? 7 : -6} 400 0t400 3`,
          'fill="none" stroke="#3f2411" stroke-width="1.6" opacity=".4"',
        ),
      ),
      ellipse([516, 456, 230, 14], 'fill="#000" opacity=".35"'),
      laptop(),
      clutter(),
      rect([0, 0, 800, n(600)], 'fill="url(#dusk)"'),
    ].join(''),
};
