import { circle, ellipse, line, path, rect, times } from '../svg';
import { beard } from './headwear';
import { skins, type Extra, type Look } from './look';

const gold = '#e8b23a';
const frame = 'fill="#fff" fill-opacity=".16" stroke="#2a2233" stroke-width="7"';
const bridge = 'fill="none" stroke="#2a2233" stroke-width="7"';
const arms = path('M308 328q12 -10 24 0M230 322l-22 -6M410 322l22 -6', bridge);

const jhumka = (x: number) =>
  circle([x, 376, 7], `fill="${gold}"`) +
  path(`M${x - 19} 414Q${x - 17} 386 ${x} 386T${x + 19} 414Z`, `fill="${gold}"`) +
  times(4, (i) => circle([x - 15 + i * 10, 420, 4.4], 'fill="#fff3c4"'));

const drawn: Readonly<Record<Extra, (look: Look) => string>> = {
  beard: () => beard('#1d1a24', 1),
  bindi: () => circle([320, 272, 7.5], 'fill="#b3261e"'),
  // Part of the face.
  freckles: () => '',
  gajra: () =>
    times(11, (i) => {
      const angle = Math.PI * (0.08 + i * 0.084);
      const [x, y] = [320 + Math.cos(angle) * 78, 158 - Math.sin(angle) * 40];
      return circle([x, y, 12], 'fill="#fffaf0"') + circle([x, y, 4], 'fill="#f8d58a"');
    }),
  hoops: () =>
    times(2, (i) =>
      circle([i ? 438 : 202, 392, 20], `fill="none" stroke="${gold}" stroke-width="6"`),
    ),
  jhumkas: () => jhumka(204) + jhumka(436),
  moustache: () =>
    path(
      'M264 402Q288 380 320 390Q352 380 376 402Q346 406 320 399Q294 406 264 402Z',
      'fill="#1d1a24"',
    ),
  noseStud: () => circle([303, 371, 4.5], `fill="${gold}"`),
  roundSpectacles: () => circle([270, 330, 41], frame) + circle([370, 330, 41], frame) + arms,
  spectacles: () =>
    rect([228, 300, 80, 58], `${frame} rx="16"`) +
    rect([332, 300, 80, 58], `${frame} rx="16"`) +
    line([308, 322, 332, 322], bridge) +
    path('M228 318l-20 -4M412 318l20 -4', bridge),
  stubble: ({ skin }) => beard(skins[skin][1], 0.6),
  studs: () =>
    ellipse([206, 372, 6, 7], `fill="${gold}"`) + ellipse([434, 372, 6, 7], `fill="${gold}"`),
};

export function extras(look: Look): string {
  return look.extras.map((extra) => drawn[extra](look)).join('');
}
