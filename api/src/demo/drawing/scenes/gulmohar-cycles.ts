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

const random = seeded(103);
const reds = ['#e5443b', '#d6332f', '#f26a3d', '#c92a2f', '#ef7f3f'];
const greens = ['#3f7a45', '#4f8f52', '#2f6a3d', '#6aa45a'];

function crown(): string {
  const leaf = () =>
    circle(
      [random.between(60, 760), random.between(-10, 210), random.between(18, 44)],
      `fill="${random.pick(greens)}"`,
    );
  const bloom = () => {
    const x = random.between(40, 780);
    const y = random.between(0, 250) - Math.abs(x - 410) * 0.12;
    return circle(
      [x, y, random.between(6, 17)],
      `fill="${random.pick(reds)}" opacity="${n(random.between(0.75, 1))}"`,
    );
  };
  return times(70, leaf) + times(190, bloom);
}

function trunk(): string {
  return [
    path(
      'M376 470q18 -120 -6 -210q-40 -60 -120 -110l14 -10q90 40 130 98q6 -60 -2 -140h22q6 90 6 150q50 -70 140 -110l10 12q-92 50 -128 122q-14 90 12 198z',
      'fill="url(#bark)"',
    ),
    path(
      'M396 460q10 -110 0 -190M416 450q-6 -90 2 -170',
      'fill="none" stroke="#2b1a12" stroke-width="3" opacity=".45"',
    ),
  ].join('');
}

function bicycle(x: number, y: number, colour: string): string {
  const wheel = (cx: number) =>
    circle([cx, 0, 46], 'fill="none" stroke="#1d1b22" stroke-width="6"') +
    times(10, (i) =>
      line(
        [cx, 0, cx + Math.cos((i * Math.PI) / 5) * 44, Math.sin((i * Math.PI) / 5) * 44],
        'stroke="#9aa0a6" stroke-width="1.2"',
      ),
    ) +
    circle([cx, 0, 5], 'fill="#6b6f75"');
  return group(
    `transform="translate(${x} ${y})"`,
    ellipse([64, 50, 130, 9], 'fill="#000" opacity=".28"'),
    wheel(0),
    wheel(134),
    path(
      'M0 0L40 -66L112 -62L58 0zM40 -66L58 0M112 -62L134 0',
      `fill="none" stroke="${colour}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`,
    ),
    path(
      'M40 -66l-5 -14M112 -62l-4 -20q10 -10 24 -4',
      'fill="none" stroke="#26242c" stroke-width="6" stroke-linecap="round"',
    ),
    path('M18 -84q20 -8 38 2l-8 6h-26z', 'fill="#3a251a"'),
    circle([58, 0, 11], 'fill="#6b6f75"'),
    line([50, 8, 68, -8], 'stroke="#26242c" stroke-width="5" stroke-linecap="round"'),
    rect([108, -100, 34, 24], 'fill="#b98a4d" rx="4"'),
    times(4, (i) =>
      line([112 + i * 8, -100, 112 + i * 8, -76], 'stroke="#7d5726" stroke-width="2"'),
    ),
  );
}

export const gulmoharCycles: Scene = {
  name: 'gulmohar-cycles',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('sky', [
          [0, '#8fc3da'],
          [1, '#fdf0d4'],
        ]),
        linear('wall', [
          [0, '#f1d9b0'],
          [1, '#dcb985'],
        ]),
        linear('ground', [
          [0, '#d3b48a'],
          [1, '#9d7a52'],
        ]),
        linear(
          'bark',
          [
            [0, '#5a3b28'],
            [1, '#77513a'],
          ],
          90,
        ),
        radial('sun', [
          [0, '#fff8df', 0.8],
          [1, '#fff8df', 0],
        ]),
        blur('soft', 8),
      ),
      rect([0, 0, 800, 600], 'fill="url(#sky)"'),
      circle([130, 60, 260], 'fill="url(#sun)"'),
      rect([0, 250, 800, 200], 'fill="url(#wall)"'),
      rect([0, 240, 800, 14], 'fill="#b98a4d"'),
      times(6, (i) =>
        path(`M${40 + i * 134} 450V330a36 36 0 0 1 72 0v120z`, 'fill="#8c6b47" opacity=".55"'),
      ),
      rect([0, 446, 800, 154], 'fill="url(#ground)"'),
      group(
        'filter="url(#soft)" opacity=".3"',
        times(26, () =>
          ellipse(
            [
              random.between(60, 760),
              random.between(470, 580),
              random.between(30, 80),
              random.between(8, 18),
            ],
            'fill="#4a3522"',
          ),
        ),
      ),
      trunk(),
      crown(),
      bicycle(96, 506, '#2f6f73'),
      bicycle(512, 512, '#34385f'),
      bicycle(300, 528, '#c7412f'),
      times(90, () =>
        ellipse(
          [
            random.between(0, 800),
            random.between(460, 596),
            random.between(3, 6),
            random.between(2, 3.5),
          ],
          `fill="${random.pick(reds)}"`,
        ),
      ),
    ].join(''),
};
