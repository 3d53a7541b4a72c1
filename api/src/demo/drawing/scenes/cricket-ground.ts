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
import type { Point, Scene } from '../svg';

const random = seeded(41);

function field(): string {
  const stripe = (i: number) => {
    const left = -900 + i * 220;
    return path(
      `M${400 + (left - 400) * 0.16} 300L${left} 600h220L${400 + (left + 220 - 400) * 0.16} 300z`,
      `fill="${i % 2 ? '#5fa04a' : '#6cae52'}"`,
    );
  };
  return (
    rect([0, 296, 800, 304], 'fill="#65a64e"') +
    times(12, stripe) +
    ellipse([400, 360, 470, 52], 'fill="none" stroke="#fff" stroke-width="2.5" opacity=".75"') +
    path('M362 322h76l66 230h-208z', 'fill="url(#pitch)"') +
    line([322, 476, 478, 476], 'stroke="#fff" stroke-width="3.5"') +
    line([359, 338, 441, 338], 'stroke="#fff" stroke-width="2"') +
    rect([0, 296, 800, 304], 'fill="url(#late)"')
  );
}

function stumps(x: number, y: number, height: number): string {
  const gap = height * 0.16;
  return (
    times(3, (i) =>
      rect([x + (i - 1) * gap - 1.5, y - height, height * 0.07, height], 'fill="#f7e5b2"'),
    ) + rect([x - gap * 1.2, y - height - 2, gap * 2.5, 2.5], 'fill="#f7e5b2"')
  );
}

function player([x, y]: Point, size: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path('M-14 2l70 16l-60 6z', 'fill="#1e3c1c" opacity=".38"'),
    path('M-9 0l4 -34h12l6 34h-7l-5 -24l-3 24z', 'fill="#f4f0e4"'),
    path('M-10 -64q10 -6 20 0l2 32h-24z', `fill="#3a4b86"`),
    circle([0, -74, 8.5], 'fill="#8b5a3c"'),
    path('M-9 -76q9 -13 18 0l6 2h-24z', `fill="#3a4b86"`),
  );
}

function batter(): string {
  return group(
    'transform="translate(372 474) scale(1.35)"',
    path('M-14 2l92 20l-80 6z', 'fill="#1e3c1c" opacity=".38"'),
    path('M-14 0l6 -38h11l-2 38zM6 0l-3 -38h12l8 38z', 'fill="#f6f3ea"'),
    path(
      'M-15 -1l5 -27h9l-2 27zM9 -1l-2 -27h9l5 27z',
      'fill="#fff" stroke="#c7ccd2" stroke-width="1"',
    ),
    path('M-11 -72q12 -7 24 2l2 36h-26z', 'fill="#e9a13b"'),
    path('M10 -66l22 -20l6 6l-22 26z', 'fill="#8b5a3c"'),
    path('M-8 -64l38 -22l4 7l-34 26z', 'fill="#e9a13b"'),
    path('M30 -84l34 -42l9 7l-35 43z', 'fill="#e8cf9a" stroke="#a47c3c" stroke-width="1.5"'),
    circle([2, -83, 10], 'fill="#8b5a3c"'),
    path('M-10 -84q2 -15 15 -12q9 3 8 13l6 4h-12z', 'fill="#23306b"'),
  );
}

function floodlight(x: number, y: number): string {
  const lamps = times(8, (i) =>
    circle([x - 18 + (i % 4) * 12, y + (i < 4 ? 0 : 12), 4.6], 'fill="#fffbe3"'),
  );
  return (
    circle([x, y + 6, 96], 'fill="url(#flood)"') +
    path(`M${x - 4} ${y + 18}l-5 ${290 - y}h18l-5 -${290 - y}z`, 'fill="#33405c"') +
    rect([x - 27, y - 9, 54, 30], 'fill="#28324c" rx="3"') +
    lamps
  );
}

function stand(): string {
  const crowd = times(430, () =>
    circle(
      [random.between(190, 610), random.between(248, 286), random.between(1.8, 3)],
      `fill="${random.pick(['#f2b84b', '#f4ead7', '#e8718a', '#7fb7be', '#3a4b86', '#c95a49'])}"`,
    ),
  );
  return (
    path('M180 296l16 -64h408l16 64z', 'fill="#3d4566"') +
    crowd +
    path('M170 226q230 -44 460 0l-6 14q-224 -36 -448 0z', 'fill="#f4ead7"') +
    times(7, (i) =>
      line([206 + i * 65, 228, 206 + i * 65, 292], 'stroke="#2b3252" stroke-width="3"'),
    )
  );
}

export const cricketGround: Scene = {
  name: 'cricket-ground',
  width: 800,
  height: 560,
  draw: () =>
    [
      defs(
        linear('sky', [
          [0, '#4a6fb5'],
          [0.55, '#a9c4dd'],
          [1, '#ffe2b0'],
        ]),
        linear('pitch', [
          [0, '#d9be86'],
          [1, '#c7a567'],
        ]),
        linear('late', [
          [0, '#ffcf7a', 0.25],
          [1, '#0d3b23', 0.38],
        ]),
        radial('flood', [
          [0, '#fffbe0', 0.85],
          [0.3, '#fff3c0', 0.3],
          [1, '#fff3c0', 0],
        ]),
        blur('soft', 5),
      ),
      rect([0, 0, 800, 320], 'fill="url(#sky)"'),
      group(
        'filter="url(#soft)" opacity=".75"',
        ellipse([180, 90, 130, 20], 'fill="#fff"'),
        ellipse([250, 76, 80, 18], 'fill="#fff"'),
        ellipse([620, 130, 150, 16], 'fill="#ffe9cc"'),
      ),
      path(
        'M0 296q60 -50 130 -34q50 -36 110 0v34zM560 296q60 -54 120 -34q70 -40 120 6v28z',
        'fill="#44704a"',
      ),
      floodlight(110, 92),
      floodlight(690, 92),
      stand(),
      field(),
      stumps(400, 336, 22),
      player([404, 330], 0.52),
      player([250, 352], 0.6),
      player([560, 346], 0.58),
      player([150, 420], 0.86),
      player([664, 438], 0.92),
      stumps(418, 486, 56),
      batter(),
      circle([470, 262, n(5)], 'fill="#b3262e"'),
      path(
        'M470 262q-14 34 -28 60',
        'fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="2 7" opacity=".7"',
      ),
    ].join(''),
};
