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

const random = seeded(71);

function trees(): string {
  const crown = ([x, y]: Point, size: number, shade: string) =>
    times(11, () =>
      circle(
        [
          x + random.between(-size, size),
          y + random.between(-size * 0.7, size * 0.6),
          random.between(size * 0.35, size * 0.6),
        ],
        `fill="${shade}"`,
      ),
    );
  const side = (sign: number) =>
    times(4, (i) => {
      const x = 400 + sign * (110 + i * 88);
      const y = 250 - i * 30;
      return (
        rect([x - 3 - i * 2, y, 6 + i * 4, 190 + i * 36], 'fill="#141a2c"') +
        crown([x, y], 42 + i * 24, i % 2 ? '#1d2f3d' : '#21384a')
      );
    });
  return side(-1) + side(1);
}

function lampPost(x: number, ground: number, height: number): string {
  const top = ground - height;
  const reach = height * 0.16 * (x < 400 ? 1 : -1);
  const lampX = x + reach;
  return [
    circle([lampX, top + 8, height * 0.5], 'fill="url(#lamp)"'),
    path(
      `M${x} ${ground}V${top + 12}q0 -12 ${reach} -12`,
      `fill="none" stroke="#0d1120" stroke-width="${n(height * 0.022)}"`,
    ),
    ellipse([lampX, top + 4, height * 0.05, height * 0.02], 'fill="#fff3cc"'),
    path(
      `M${lampX - height * 0.03} ${ground + 12}l${height * 0.06} 0l${height * 0.1} ${height * 0.75}h-${height * 0.26}z`,
      'fill="#ffca74" opacity=".2" filter="url(#soft)"',
    ),
  ].join('');
}

/** Somebody walking away under an umbrella, and the wet road's copy of them. */
function walker([x, y]: Point, size: number, colour: string): string {
  const figure = [
    path('M-15 0l5 -66h20l5 66h-10l-5 -44l-5 44z', 'fill="#10142a"'),
    path('M-19 -60q-2 -58 19 -58t19 58z', 'fill="#27325c"'),
    rect([-13, -106, 26, 38], 'fill="#8a4b2e" rx="6"'),
    circle([0, -127, 12], 'fill="#241a1a"'),
    line([2, -100, 2, -170], 'stroke="#0d1120" stroke-width="3"'),
    path(
      'M-76 -142q14 -66 78 -66t78 66q-13 -12 -26 0q-13 -12 -26 0q-13 -12 -26 0q-13 -12 -26 0q-13 -12 -26 0q-13 -12 -26 0z',
      `fill="${colour}"`,
    ),
    path(
      'M2 -208q-26 22 -26 66M2 -208q26 22 26 66',
      'fill="none" stroke="#000" stroke-width="1.6" opacity=".25"',
    ),
  ].join('');
  return (
    group(
      `transform="translate(${x} ${y + 4}) scale(${size} ${-size * 0.8})" opacity=".3" filter="url(#soft)"`,
      figure,
    ) + group(`transform="translate(${x} ${y}) scale(${size})"`, figure)
  );
}

const streak = () => {
  const x = random.between(-60, 800);
  const y = random.between(-40, 600);
  const length = random.between(14, 46);
  return line(
    [x, y, x - length * 0.22, y + length],
    `stroke="#dbe9ff" stroke-width="${n(random.between(0.8, 2))}" opacity="${n(random.between(0.12, 0.42))}"`,
  );
};

const splash = () => {
  const y = random.between(400, 596);
  const size = (y - 330) / 30;
  return ellipse(
    [random.between(0, 800), y, size * 1.6, size * 0.42],
    'fill="none" stroke="#dbe9ff" stroke-width="1.3" opacity=".32"',
  );
};

export const rainRoad: Scene = {
  name: 'rain-road',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('sky', [
          [0, '#26324f'],
          [0.6, '#54678a'],
          [1, '#a99a9a'],
        ]),
        linear('road', [
          [0, '#6a6f80'],
          [0.25, '#3c4258'],
          [1, '#1a1e30'],
        ]),
        linear('verge', [
          [0, '#2c4646'],
          [1, '#10201f'],
        ]),
        radial('lamp', [
          [0, '#ffe3a0', 0.95],
          [0.25, '#ffc766', 0.4],
          [1, '#ffc766', 0],
        ]),
        blur('soft', 7),
        blur('far', 3),
      ),
      rect([0, 0, 800, 600], 'fill="url(#sky)"'),
      group(
        'filter="url(#far)"',
        rect([300, 232, 200, 120], 'fill="#4d5675"'),
        path('M290 236l110 -46l110 46z', 'fill="#454e6c"'),
        times(10, (i) =>
          rect(
            [316 + (i % 5) * 35, 256 + Math.floor(i / 5) * 40, 18, 24],
            `fill="${i % 3 ? '#ffd98a' : '#5d6788'}"`,
          ),
        ),
      ),
      trees(),
      rect([0, 352, 800, 248], 'fill="url(#verge)"'),
      path('M352 350h96l300 250H52z', 'fill="url(#road)"'),
      path('M352 350h96l300 250h-20L442 350h-84L72 600H52z', 'fill="#c9c3b4" opacity=".4"'),
      times(6, (i) =>
        path(
          `M${400 - i * 1.2 - 1} ${364 + i * i * 8}h${2 + i * 2.6}l1 ${8 + i * 6}h-${4 + i * 2.6}z`,
          'fill="#ffe3a0" opacity=".5"',
        ),
      ),
      lampPost(300, 372, 130),
      lampPost(514, 384, 160),
      lampPost(170, 452, 320),
      lampPost(690, 470, 360),
      walker([446, 438], 0.52, '#7fb7be'),
      walker([352, 520], 1.04, '#e5443b'),
      times(46, splash),
      times(260, streak),
    ].join(''),
};
