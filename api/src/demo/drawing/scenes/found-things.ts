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

const bold = 'font-family="DejaVu Sans Condensed" font-weight="bold"';
const shadow = 'fill="#1c0f06" opacity=".42" filter="url(#soft)"';

function bottle(): string {
  return group(
    'transform="translate(110 60) rotate(-6)"',
    rect([14, 40, 116, 420], `${shadow} rx="30"`),
    rect([36, 0, 58, 46], 'fill="#20242c" rx="9"'),
    path(
      'M44 44h42q30 30 30 76v292q0 28 -28 28H42q-28 0 -28 -28V120q0 -46 30 -76z',
      'fill="url(#bottle)"',
    ),
    rect([24, 120, 12, 300], 'fill="#fff" opacity=".35" rx="6"'),
    circle([70, 210, 30], 'fill="#f2c14e"'),
    path(
      'M58 214l10 10l16 -22',
      'fill="none" stroke="#2b2350" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"',
    ),
    rect([42, 290, 58, 26], 'fill="#fbf6e9" rx="3" transform="rotate(5 70 300)"'),
    text(
      [71, 309],
      'B-214',
      `${bold} font-size="15" fill="#2b2350" text-anchor="middle" transform="rotate(5 70 300)"`,
    ),
  );
}

function idCard(): string {
  return [
    path('M392 -10q-70 90 -24 150q30 44 76 74', 'fill="none" stroke="#c7412f" stroke-width="15"'),
    path('M500 -10q20 110 -16 170q-16 36 -34 54', 'fill="none" stroke="#a8321f" stroke-width="15"'),
    group(
      'transform="translate(330 216) rotate(7)"',
      rect([8, 12, 228, 300], `${shadow} rx="14"`),
      rect([98, -22, 32, 30], 'fill="#b9c1c7" rx="4"'),
      rect([0, 0, 228, 300], 'fill="#fdfaf2" rx="14"'),
      path('M0 14q0 -14 14 -14h200q14 0 14 14v50H0z', 'fill="#2b2350"'),
      text(
        [114, 41],
        'STUDENT',
        `${bold} font-size="21" fill="#f2c14e" text-anchor="middle" letter-spacing="4"`,
      ),
      rect([64, 84, 100, 112], 'fill="#dbe4ea" rx="6"'),
      path('M70 196q4 -44 44 -44t44 44z', 'fill="#6b7f99"'),
      circle([114, 126, 25], 'fill="#a8764f"'),
      path('M88 124q2 -34 28 -32t24 32q-10 -16 -26 -16t-26 16z', 'fill="#221a1a"'),
      rect([44, 214, 140, 11], 'fill="#cfc6b4" rx="5"'),
      rect([64, 234, 100, 9], 'fill="#ded6c4" rx="4"'),
      times(26, (i) => rect([38 + i * 6, 258, (i * 7) % 4 === 0 ? 4 : 2, 26], 'fill="#2b2350"')),
    ),
  ].join('');
}

function keys(): string {
  const key = (turn: number, colour: string) =>
    group(
      `transform="rotate(${turn} 660 170)"`,
      path('M650 196h20v128l-10 12l-10 -12z', `fill="${colour}"`),
      rect([668, 270, 14, 9], `fill="${colour}"`),
      rect([668, 292, 18, 9], `fill="${colour}"`),
      circle([660, 196, 25], `fill="${colour}"`),
      circle([660, 188, 8], 'fill="#8a5a34"'),
    );
  return [
    group(
      'transform="translate(8 12)" opacity=".4" filter="url(#soft)"',
      circle([660, 170, 36], 'fill="none" stroke="#1c0f06" stroke-width="8"'),
      ellipse([640, 270, 26, 70], 'fill="#1c0f06"'),
    ),
    key(24, '#c9a54a'),
    key(-12, '#aeb6bc'),
    circle([660, 150, 34], 'fill="none" stroke="#d7dde1" stroke-width="7"'),
    group(
      'transform="rotate(-58 660 150)"',
      rect([634, 186, 52, 92], 'fill="#2f6f73" rx="14"'),
      circle([660, 202, 6], 'fill="#123b3f"'),
      text([660, 250], 'KTM', `${bold} font-size="18" fill="#fbe7bd" text-anchor="middle"`),
    ),
  ].join('');
}

function earbuds(): string {
  return [
    rect([610, 420, 130, 104], `${shadow} rx="34"`),
    rect([600, 406, 130, 104], 'fill="url(#white)" rx="34"'),
    line([602, 440, 728, 440], 'stroke="#b7bcc2" stroke-width="3"'),
    circle([665, 466, 5], 'fill="#5b9a3c"'),
    rect([626, 414, 70, 8], 'fill="#fff" opacity=".9" rx="4"'),
  ].join('');
}

export const foundThings: Scene = {
  name: 'found-things',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('wood', [
          [0, '#b98050'],
          [1, '#875431'],
        ]),
        linear(
          'bottle',
          [
            [0, '#2e7f9c'],
            [0.35, '#58b0c9'],
            [1, '#1c566d'],
          ],
          90,
        ),
        linear('white', [
          [0, '#ffffff'],
          [1, '#d9dde0'],
        ]),
        radial('dusk', [
          [0.45, '#241206', 0],
          [1, '#241206', 0.5],
        ]),
        blur('soft', 7),
      ),
      rect([0, 0, 800, 600], 'fill="url(#wood)"'),
      times(5, (i) => rect([0, i * 122 + 118, 800, 4], 'fill="#5a3418" opacity=".5"')),
      times(22, (i) =>
        path(
          `M0 ${12 + i * 28}q${160 + (i % 4) * 40} ${(i % 3) * 9 - 8} 400 0t400 ${(i % 5) - 2}`,
          'fill="none" stroke="#6b4022" stroke-width="1.6" opacity=".38"',
        ),
      ),
      bottle(),
      idCard(),
      keys(),
      earbuds(),
      rect([0, 0, 800, 600], 'fill="url(#dusk)"'),
    ].join(''),
};
