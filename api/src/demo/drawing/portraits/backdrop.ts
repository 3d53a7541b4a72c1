import { circle, ellipse, path, rect, times } from '../svg';
import { grounds, type Look, type Motif } from './look';

const motifs: Readonly<Record<Motif, (colour: string) => string>> = {
  sun: (colour) => circle([320, 330, 262], `fill="${colour}"`),
  arch: (colour) => path('M92 800V330Q92 84 320 40Q548 84 548 330V800Z', `fill="${colour}"`),
  hills: (colour) =>
    circle([470, 190, 92], `fill="${colour}"`) +
    path('M0 560q110 -150 220 -40q110 -190 240 -10q90 -90 180 -20v310H0z', `fill="${colour}"`),
  dots: (colour) =>
    times(70, (i) =>
      circle(
        [46 + (i % 7) * 91 + (Math.floor(i / 7) % 2) * 45, 40 + Math.floor(i / 7) * 80, 13],
        `fill="${colour}"`,
      ),
    ),
  leaves: (colour) =>
    times(12, (i) => {
      const [x, y] = [i % 2 ? 585 : 55, 70 + Math.floor(i / 2) * 130];
      const turn = i % 2 ? -38 : 38;
      return ellipse([x, y, 34, 92], `fill="${colour}" transform="rotate(${turn} ${x} ${y})"`);
    }),
};

export function backdrop({ ground, motif }: Look): string {
  const [flat, shape] = grounds[ground];
  return rect([0, 0, 640, 800], `fill="${flat}"`) + motifs[motif](shape);
}
