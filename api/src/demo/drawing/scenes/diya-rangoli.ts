import { seeded } from '../random';
import { defs, blur, circle, ellipse, group, linear, n, path, radial, rect, times } from '../svg';
import type { Scene } from '../svg';

const random = seeded(113);
const centre = 'translate(400 300)';

function petals(count: number, radius: number, shape: string): string {
  return times(count, (i) =>
    group(`transform="${centre} rotate(${n((360 / count) * i)}) translate(0 ${-radius})"`, shape),
  );
}

function powder(count: number, radius: number, colour: string): string {
  return times(count, (i) => {
    const angle = (i / count) * Math.PI * 2;
    return circle(
      [400 + Math.cos(angle) * radius, 300 + Math.sin(angle) * radius, 4.6],
      `fill="${colour}"`,
    );
  });
}

function rangoli(): string {
  return [
    petals(24, 206, path('M0 0q22 -24 0 -54q-22 30 0 54z', 'fill="#c7412f"')),
    petals(12, 160, path('M0 14q46 -36 0 -84q-46 48 0 84z', 'fill="#f3a72f"')),
    petals(12, 160, path('M0 4q24 -26 0 -58q-24 32 0 58z', 'fill="#fbe7bd"')),
    circle([400, 300, 148], 'fill="#2f6f73"'),
    petals(16, 100, path('M0 12q30 -26 0 -62q-30 36 0 62z', 'fill="#d6337c"')),
    petals(16, 100, path('M0 2q13 -16 0 -36q-13 20 0 36z', 'fill="#ffd1e3"')),
    circle([400, 300, 92], 'fill="#4a2f7a"'),
    petals(8, 46, path('M0 10q34 -22 0 -54q-34 32 0 54z', 'fill="#f2c14e"')),
    circle([400, 300, 42], 'fill="#c7412f"'),
    petals(8, 18, path('M0 4q12 -10 0 -24q-12 14 0 24z', 'fill="#fff3d6"')),
    powder(72, 268, '#fff3d6'),
    powder(48, 148, '#fff3d6'),
    powder(32, 92, '#fff3d6'),
  ].join('');
}

function diya(x: number, y: number, size: number): string {
  return group(
    `transform="translate(${n(x)} ${n(y)}) scale(${size})"`,
    circle([0, -14, 92], 'fill="url(#glow)"'),
    ellipse([0, 24, 44, 9], 'fill="#000" opacity=".4"'),
    path('M-44 0q0 34 44 34t44 -34q10 -4 14 -14q-30 6 -58 6t-44 -6z', 'fill="url(#clay)"'),
    ellipse([2, 0, 44, 10], 'fill="#5a2a14"'),
    ellipse([0, 0, 36, 7], 'fill="#e8b04a"'),
    path('M18 -2q-16 -26 4 -58q20 30 8 58z', 'fill="#ff9d2f"'),
    path('M21 -4q-8 -16 2 -36q10 20 4 36z', 'fill="#fff3b0"'),
    times(5, (i) => circle([-26 + i * 13, 15 + (i % 2) * 3, 2.2], 'fill="#f2c14e"')),
  );
}

export const diyaRangoli: Scene = {
  name: 'diya-rangoli',
  width: 800,
  height: 600,
  draw: () =>
    [
      defs(
        linear('floor', [
          [0, '#3a2130'],
          [1, '#1c101c'],
        ]),
        radial('glow', [
          [0, '#ffdf8f', 0.85],
          [0.3, '#ffae42', 0.4],
          [1, '#ffae42', 0],
        ]),
        linear('clay', [
          [0, '#c9683a'],
          [1, '#7d3518'],
        ]),
        radial('dusk', [
          [0.4, '#0b0510', 0],
          [1, '#0b0510', 0.75],
        ]),
        blur('soft', 6),
      ),
      rect([0, 0, 800, 600], 'fill="url(#floor)"'),
      times(7, (i) => rect([i * 134 - 2, 0, 3, 600], 'fill="#000" opacity=".35"')),
      times(5, (i) => rect([0, i * 134 - 2, 800, 3], 'fill="#000" opacity=".35"')),
      circle([400, 300, 330], 'fill="#ffae42" opacity=".1" filter="url(#soft)"'),
      rangoli(),
      times(500, () => {
        const angle = random.between(0, Math.PI * 2);
        const reach = random.between(60, 285);
        return circle(
          [400 + Math.cos(angle) * reach, 300 + Math.sin(angle) * reach, random.between(0.6, 1.5)],
          'fill="#fff" opacity=".35"',
        );
      }),
      rect([0, 0, 800, 600], 'fill="url(#dusk)"'),
      times(8, (i) => {
        const angle = (i / 8) * Math.PI * 2 + Math.PI / 8;
        return diya(400 + Math.cos(angle) * 318, 292 + Math.sin(angle) * 250, 0.92);
      }),
    ].join(''),
};
