import { seeded, type Random } from '../random';
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

const random = seeded(11);
const windows = ['#ffd98a', '#ffc45c', '#ffe7b0', '#2a2350', '#2a2350', '#31285c', '#2a2350'];

function sky(): string {
  const cloud = (y: number, shade: string, opacity: number) =>
    times(5, () => {
      const x = random.between(-40, 800);
      const w = random.between(120, 320);
      return path(
        `M${n(x)} ${n(y)}q${n(w * 0.25)} -14 ${n(w * 0.5)} -6t${n(w * 0.5)} 6q-${n(w * 0.3)} 9 -${n(w * 0.6)} 6t-${n(w * 0.4)} -6z`,
        `fill="${shade}" opacity="${opacity}"`,
      );
    });
  return [
    rect([0, 0, 800, 600], 'fill="url(#sky)"'),
    circle([548, 352, 250], 'fill="url(#halo)"'),
    circle([548, 352, 62], 'fill="url(#sun)"'),
    cloud(300, '#ff9d6c', 0.55),
    cloud(250, '#e8718a', 0.4),
    cloud(190, '#b25a9c', 0.35),
    cloud(340, '#ffd08a', 0.5),
  ].join('');
}

function block(x: number, top: number, columns: number): string {
  const width = columns * 27 + 14;
  const rows = Math.floor((520 - top) / 34);
  const window = (column: number, row: number) => {
    const colour = random.pick(windows);
    const left = x + 10 + column * 27;
    const y = top + 14 + row * 34;
    return (
      rect([left, y, 15, 19], `fill="${colour}" rx="1"`) +
      rect([left - 2, y + 20, 19, 2.4], 'fill="#4a3a72"')
    );
  };
  return [
    rect([x, top, width, 600 - top], 'fill="url(#wall)"'),
    rect([x - 4, top - 6, width + 8, 8], 'fill="#3b2d62"'),
    rect([x + width - 8, top, 8, 600 - top], 'fill="#ff9d6c" opacity=".16"'),
    times(columns, (column) => times(rows, (row) => window(column, row))),
    rect([x + 16, top - 30, 34, 24], 'fill="#261d47" rx="3"'),
    rect([x + 20, top - 8, 3, 8], 'fill="#261d47"'),
    rect([x + 43, top - 8, 3, 8], 'fill="#261d47"'),
    line([x + width - 30, top - 6, x + width - 30, top - 52], 'stroke="#261d47" stroke-width="2"'),
    line([x + width - 40, top - 44, x + width - 20, top - 44], 'stroke="#261d47" stroke-width="2"'),
  ].join('');
}

function washing(): string {
  const cloths = ['#f2b84b', '#e8718a', '#7fb7be', '#f4ead7', '#d9647a', '#f2b84b'];
  return (
    path('M214 236q70 26 150 4', 'fill="none" stroke="#1d1638" stroke-width="1.6"') +
    cloths
      .map((colour, i) => {
        const x = 226 + i * 22;
        const y = 241 + Math.sin((i / 5) * Math.PI) * 9;
        return path(
          `M${x} ${n(y)}h14l1 ${18 + (i % 3) * 5}h-16z`,
          `fill="${colour}" opacity=".92"`,
        );
      })
      .join('')
  );
}

function tree([x, y]: Point, size: number, source: Random): string {
  const leaf = () =>
    circle(
      [
        x + source.between(-size, size),
        y + source.between(-size * 0.7, size * 0.5),
        source.between(size * 0.3, size * 0.55),
      ],
      `fill="${source.pick(['#171231', '#1d1740', '#241c4a'])}"`,
    );
  return rect([x - 4, y, 8, 160], 'fill="#171231"') + times(16, leaf);
}

function birds(): string {
  return [
    [330, 120],
    [362, 104],
    [388, 132],
    [424, 116],
    [300, 98],
  ]
    .map(([x, y]) =>
      path(
        `M${x} ${y}q6 -8 12 0q6 -8 12 0`,
        'fill="none" stroke="#3a2a5e" stroke-width="2.4" stroke-linecap="round"',
      ),
    )
    .join('');
}

export const sunsetHostel: Scene = {
  name: 'sunset-hostel',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('sky', [
          [0, '#2b2560'],
          [0.28, '#6b3f86'],
          [0.5, '#d5627f'],
          [0.64, '#ff9a5c'],
          [0.78, '#ffd27d'],
        ]),
        radial('halo', [
          [0, '#fff0c2', 0.95],
          [0.35, '#ffc46b', 0.45],
          [1, '#ff9a5c', 0],
        ]),
        radial('sun', [
          [0, '#fffbe6'],
          [0.8, '#ffe9a8'],
          [1, '#ffd57a'],
        ]),
        linear('wall', [
          [0, '#45346f'],
          [1, '#221a43'],
        ]),
        linear('ground', [
          [0, '#1b1538'],
          [1, '#0f0c22'],
        ]),
        blur('soft', 2),
      ),
      sky(),
      birds(),
      group(
        'filter="url(#soft)" opacity=".55"',
        path('M0 420q90 -60 190 -30t210 -20t210 10t190 -30v260H0z', 'fill="#6d3f7c"'),
      ),
      block(30, 190, 7),
      block(366, 246, 5),
      block(640, 216, 5),
      washing(),
      tree([300, 452], 52, random),
      tree([596, 470], 44, random),
      tree([20, 470], 40, random),
      path('M0 536q200 -26 400 -10t400 -6v80H0z', 'fill="url(#ground)"'),
      ellipse([548, 540, 130, 9], 'fill="#ffb86b" opacity=".22"'),
    ].join(''),
};
