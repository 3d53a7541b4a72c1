import { seeded } from '../random';
import { defs, blur, circle, group, line, linear, n, path, rect, text, times } from '../svg';
import type { Point, Scene } from '../svg';

const random = seeded(61);
const bold = 'font-family="DejaVu Sans Condensed" font-weight="bold"';

interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly colour: string;
}

function pin(x: number, y: number, colour: string): string {
  return (
    circle([x + 4, y + 7, 8], 'fill="#000" opacity=".3" filter="url(#soft)"') +
    circle([x, y, 8.5], `fill="${colour}"`) +
    circle([x - 2.5, y - 3, 3], 'fill="#fff" opacity=".75"')
  );
}

function sheet(place: Sheet, inside: string, pinColour: string): string {
  const { x, y, width, height, turn, colour } = place;
  return group(
    `transform="translate(${x} ${y}) rotate(${turn} ${width / 2} 0)"`,
    rect([5, 8, width, height], 'fill="#2a1708" opacity=".45" filter="url(#soft)"'),
    rect([0, 0, width, height], `fill="${colour}"`),
    path(`M${width} ${height}l-22 0l22 -18z`, 'fill="#000" opacity=".12"'),
    inside,
    pin(width / 2, 10, pinColour),
  );
}

const written = ([x, y]: Point, count: number, width: number) =>
  times(count, (i) =>
    line(
      [x, y + i * 13, x + width * random.between(0.6, 1), y + i * 13],
      'stroke="#6a6257" stroke-width="3" opacity=".6"',
    ),
  );

function timetable(): string {
  const shades = ['#f2b84b', '#7fb7be', '#e8718a', '#b8a6d9', '#fff'];
  return (
    text([16, 44], 'END-SEM DATESHEET', `${bold} font-size="19" fill="#2b2350"`) +
    times(30, (i) =>
      rect(
        [16 + (i % 5) * 43, 58 + Math.floor(i / 5) * 24, 39, 20],
        `fill="${i % 5 === 0 ? '#ded6c4' : random.pick(shades)}" opacity=".85"`,
      ),
    )
  );
}

function lostKeys(): string {
  return (
    text([16, 46], 'LOST', `${bold} font-size="36" fill="#b3262e"`) +
    circle([56, 86, 17], 'fill="none" stroke="#8c7a3a" stroke-width="7"') +
    path('M72 92l58 22l-5 13l-11 -4l-4 9l-10 -4l4 -9l-38 -14z', 'fill="#8c7a3a"') +
    written([16, 144], 3, 128)
  );
}

function bandPoster(): string {
  return (
    rect([0, 0, 176, 232], 'fill="#2b2350"') +
    circle([88, 112, 62], 'fill="#f3a72f"') +
    path('M70 176V90l60 -18v84', 'fill="none" stroke="#2b2350" stroke-width="9"') +
    circle([58, 176, 15], 'fill="#2b2350"') +
    circle([118, 158, 15], 'fill="#2b2350"') +
    text(
      [88, 216],
      'OPEN MIC',
      `${bold} font-size="23" fill="#fbe7bd" text-anchor="middle" letter-spacing="2"`,
    )
  );
}

function tearOff(): string {
  return (
    text([14, 42], 'GUITAR CLASSES', `${bold} font-size="18" fill="#1f5155"`) +
    written([14, 58], 4, 138) +
    times(8, (i) =>
      rect(
        [4 + i * 21, 122, 17, 54],
        `fill="${i === 2 || i === 5 ? 'none' : '#fff'}" stroke="#cfc6b4"`,
      ),
    )
  );
}

export const noticeBoard: Scene = {
  name: 'notice-board',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('cork', [
          [0, '#c99a63'],
          [1, '#b07f4a'],
        ]),
        linear('frame', [
          [0, '#6b4226'],
          [1, '#442815'],
        ]),
        linear(
          'light',
          [
            [0, '#fff4d0', 0.35],
            [0.6, '#fff4d0', 0],
            [1, '#1a0d04', 0.35],
          ],
          -30,
        ),
        blur('soft', 4),
      ),
      rect([0, 0, 800, 600], 'fill="url(#frame)"'),
      rect([28, 28, 744, 544], 'fill="url(#cork)"'),
      times(900, () =>
        circle(
          [random.between(30, 770), random.between(30, 570), random.between(0.8, 2.4)],
          `fill="${random.pick(['#8a5c2f', '#dcb381', '#a06f3c'])}" opacity=".55"`,
        ),
      ),
      sheet(
        { x: 64, y: 62, width: 244, height: 214, turn: -2.5, colour: '#fbf6e9' },
        timetable(),
        '#c7412f',
      ),
      sheet(
        { x: 338, y: 54, width: 176, height: 232, turn: 2, colour: '#2b2350' },
        bandPoster(),
        '#f2b84b',
      ),
      sheet(
        { x: 552, y: 70, width: 172, height: 198, turn: -3, colour: '#fff3b8' },
        lostKeys(),
        '#2f6f73',
      ),
      sheet(
        { x: 92, y: 322, width: 172, height: 178, turn: 3, colour: '#dff0ea' },
        tearOff(),
        '#e2652c',
      ),
      sheet(
        { x: 300, y: 330, width: 218, height: 186, turn: -1.5, colour: '#fbf6e9' },
        text([18, 46], 'BLOOD DONATION', `${bold} font-size="20" fill="#b3262e"`) +
          path('M109 66q34 44 34 64a34 34 0 0 1 -68 0q0 -20 34 -64z', 'fill="#c7412f"') +
          path(
            'M92 126q2 20 16 24',
            'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"',
          ),
        '#34385f',
      ),
      sheet(
        { x: 556, y: 316, width: 166, height: 196, turn: n(2.6), colour: '#f7d9df' },
        text([16, 44], 'MESS MENU', `${bold} font-size="21" fill="#7a2e35"`) +
          written([16, 64], 9, 132),
        '#c98a3b',
      ),
      rect([28, 28, 744, 544], 'fill="url(#light)"'),
      rect([28, 28, 744, 544], 'fill="none" stroke="#2a1708" stroke-width="5" opacity=".5"'),
    ].join(''),
};
