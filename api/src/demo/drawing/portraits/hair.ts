import { circle, ellipse, path, times } from '../svg';
import type { HairStyle } from './look';

/** What is drawn before the neck, and what over the face. */
export interface Hair {
  readonly behind: string;
  readonly front: string;
}
type Tones = readonly [base: string, light: string];

const strands = (d: string, light: string) =>
  path(d, `fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".8"`);

/** Close to the head, parted in the middle. */
const middle = ([base, light]: Tones) =>
  path(
    'M196 350C176 214 236 140 320 140S464 214 444 350C436 288 412 232 322 196C230 232 204 288 196 350Z',
    `fill="${base}"`,
  ) + strands('M318 168Q244 190 216 262M324 168Q396 190 424 262', light);

/** Falls from a parting on one side. */
const swept = ([base, light]: Tones) =>
  path(
    'M194 356C170 214 232 136 324 138S468 216 446 356C444 296 432 262 396 226C340 268 258 262 230 254C208 286 200 318 194 356Z',
    `fill="${base}"`,
  ) + strands('M392 196Q330 236 244 226M404 190Q430 222 436 272', light);

const cap = (d: string, base: string) => path(d, `fill="${base}"`);

function curlsAlong(points: readonly (readonly [number, number, number])[], [base, light]: Tones) {
  const ring = ([x, y, r]: readonly [number, number, number]) =>
    path(
      `M${x - r * 0.45} ${y + r * 0.1}q${r * 0.4} ${-r * 0.75} ${r * 0.85} ${-r * 0.1}`,
      `fill="none" stroke="${light}" stroke-width="4.5" stroke-linecap="round" opacity=".8"`,
    );
  return points.map((p) => circle(p, `fill="${base}"`)).join('') + points.map(ring).join('');
}

const crown = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (1.04 - i * 0.135);
  return [320 + Math.cos(angle) * 118, 268 - Math.sin(angle) * 112, 40] as const;
});

export const hairStyles: Readonly<Record<HairStyle, (tones: Tones) => Hair>> = {
  bob: (tones) => ({
    behind: cap(
      'M176 300C166 180 240 128 320 128S474 180 464 300C474 380 478 440 458 500Q400 530 320 520T182 500C162 440 166 380 176 300Z',
      tones[0],
    ),
    front: swept(tones),
  }),
  braid: (tones) => ({
    behind: cap('M182 320C172 190 244 132 320 132S468 190 458 320L470 480L380 520H240Z', tones[0]),
    front: middle(tones),
  }),
  bun: (tones) => ({
    behind:
      circle([320, 122, 70], `fill="${tones[0]}"`) +
      strands('M276 110Q320 62 364 108M290 130Q322 96 352 132', tones[1]),
    front: middle(tones),
  }),
  curls: (tones) => ({
    behind:
      cap(
        'M320 130C440 130 500 230 490 520Q400 560 320 560T150 520C140 230 200 130 320 130Z',
        tones[0],
      ) +
      curlsAlong(
        [
          ...Array.from({ length: 7 }, (_, i) => [190 - (i % 2) * 22, 262 + i * 44, 46] as const),
          ...Array.from({ length: 7 }, (_, i) => [450 + (i % 2) * 22, 262 + i * 44, 46] as const),
          [250, 180, 60],
          [390, 180, 60],
          [320, 156, 60],
        ],
        tones,
      ),
    front: curlsAlong(crown, tones),
  }),
  crop: (tones) => ({
    behind: '',
    front:
      path(
        'M202 336C182 210 240 146 322 146S458 208 438 336C434 290 424 258 402 236Q320 214 238 236C216 258 206 290 202 336Z',
        `fill="${tones[0]}"`,
      ) + strands('M250 206Q320 172 392 206', tones[1]),
  }),
  long: (tones) => ({
    behind: cap(
      'M178 320C164 182 240 126 320 126S476 182 462 320C470 430 486 540 492 640Q440 676 392 640H248Q200 676 148 640C154 540 170 430 178 320Z',
      tones[0],
    ),
    front: middle(tones),
  }),
  parted: (tones) => ({
    behind: '',
    front:
      path(
        'M200 338C174 208 226 128 330 130S464 206 440 338C438 294 430 270 410 244C372 246 312 232 276 206C256 232 216 260 200 338Z',
        `fill="${tones[0]}"`,
      ) + strands('M284 174Q340 204 410 204M270 178Q238 200 224 246', tones[1]),
  }),
  ponytail: (tones) => ({
    behind:
      path(
        'M392 150C520 116 572 240 534 360C520 430 548 470 520 540C486 500 470 430 478 360C486 280 452 226 396 218Z',
        `fill="${tones[0]}"`,
      ) + strands('M430 160Q536 196 508 330T512 470', tones[1]),
    front: swept(tones),
  }),
  quiff: (tones) => ({
    behind: '',
    front:
      path(
        'M204 340C190 262 196 222 224 206C214 150 280 104 356 112C430 112 470 170 446 226C446 262 442 306 436 340C434 298 424 264 404 242C350 262 290 250 252 232C222 262 208 300 204 340Z',
        `fill="${tones[0]}"`,
      ) + strands('M250 196Q280 150 350 146M300 214Q350 190 412 190', tones[1]),
  }),
  shortCurls: (tones) => ({ behind: '', front: curlsAlong(crown, tones) }),
  waves: (tones) => ({
    behind: cap(
      'M180 300C166 176 244 126 320 126S474 176 460 300C500 350 452 400 488 450C520 500 466 550 496 610Q446 640 404 600H236Q194 640 144 610C174 550 120 500 152 450C188 400 140 350 180 300Z',
      tones[0],
    ),
    front: swept(tones),
  }),
};

/** Lies over the shoulder, in front of the clothes. */
export function braidOver([base, light]: Tones): string {
  return (
    times(8, (i) => {
      const [x, y] = [456 - i * 3, 478 + i * 38];
      return (
        ellipse([x - 13, y, 24, 29], `fill="${base}" transform="rotate(24 ${x - 13} ${y})"`) +
        ellipse([x + 13, y, 24, 29], `fill="${base}" transform="rotate(-24 ${x + 13} ${y})"`) +
        strands(`M${x - 24} ${y - 8}q12 14 24 18M${x + 24} ${y - 8}q-12 14 -24 18`, light)
      );
    }) + path('M424 776h30l6 24h-44z', 'fill="#f3a712"')
  );
}
