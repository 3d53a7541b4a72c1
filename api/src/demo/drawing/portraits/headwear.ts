import { path } from '../svg';

type Cloth = readonly [main: string, fold: string];

const folds = (d: string, colour: string) =>
  path(d, `fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"`);

/** Frames the face: its outline, drawn smaller, is left open. */
export function hijab([main, fold]: Cloth): string {
  const opening =
    'M228 318C226 246 268 210 320 210S414 246 412 318C411 380 396 420 366 446C350 460 336 466 320 466S290 460 274 446C244 420 229 380 228 318Z';
  return (
    path(
      `M176 330C160 190 232 126 320 126S480 190 464 330C462 420 480 500 530 600Q470 690 320 690T110 600C160 500 178 420 176 330Z${opening}`,
      `fill="${main}" fill-rule="evenodd"`,
    ) +
    folds('M222 262C236 206 276 176 330 176', fold) +
    folds('M204 380C214 452 252 502 330 520C400 536 452 560 486 610', fold) +
    folds('M226 440C250 500 300 540 372 572', fold) +
    folds('M430 420C424 452 404 482 372 500', fold) +
    folds('M168 560C220 610 280 640 360 648', fold)
  );
}

export function turban([main, fold]: Cloth): string {
  return (
    path(
      'M204 312C150 150 230 66 322 66S492 150 436 312C426 268 396 236 320 206C244 236 214 268 204 312Z',
      `fill="${main}"`,
    ) +
    folds('M206 282C216 216 262 178 330 150', fold) +
    folds('M200 240C216 178 268 138 352 116', fold) +
    folds('M204 190C226 142 276 104 356 92', fold) +
    folds('M434 282C424 226 384 178 330 150', fold) +
    folds('M440 236C432 196 402 158 362 138', fold) +
    folds('M434 186C426 160 410 134 382 118', fold)
  );
}

export const wrappings = { hijab, turban } as const;

/** Along the jaw, under the mouth. */
export function beard(colour: string, opacity: number): string {
  const jaw =
    'M212 330C214 384 230 424 266 456C286 474 304 492 320 492S354 474 374 456C410 424 426 384 428 330C418 372 398 388 372 388Q346 380 320 388Q294 380 268 388C242 388 222 372 212 330Z';
  const lips = 'M270 408Q320 392 370 408Q356 452 320 452T270 408Z';
  return path(`${jaw}${lips}`, `fill="${colour}" fill-rule="evenodd" opacity="${opacity}"`);
}
