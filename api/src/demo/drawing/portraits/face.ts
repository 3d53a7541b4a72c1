import { circle, ellipse, path, times } from '../svg';
import { skins, type Look } from './look';

const ink = '#241a20';
const faceOutline =
  'M212 304C210 222 258 184 320 184S430 222 428 304C427 372 410 420 374 452C356 469 338 477 320 477S284 469 266 452C230 420 213 372 212 304Z';

export function neck({ skin }: Look): string {
  const [base, shade] = skins[skin];
  return (
    path('M268 420V566Q320 640 372 566V420Z', `fill="${base}"`) +
    path('M268 452Q320 540 372 452V478Q330 548 268 494Z', `fill="${shade}" opacity=".75"`)
  );
}

function eyes({ eyes: kind }: Look): string {
  const both = (eye: (x: number) => string) => eye(274) + eye(366);
  if (kind === 'laughing') {
    const stroke = `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`;
    return both((x) => path(`M${x - 22} 334q22 -26 44 0`, stroke));
  }
  return both(
    (x) =>
      path(`M${x - 25} 332Q${x} 306 ${x + 25} 332Q${x} 350 ${x - 25} 332Z`, 'fill="#fffaf2"') +
      circle([x, 329, 12.5], `fill="${ink}"`) +
      circle([x + 4, 325, 3.6], 'fill="#fff"') +
      path(
        `M${x - 27} 333Q${x} 303 ${x + 27} 331`,
        `fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"`,
      ),
  );
}

function brows(): string {
  const stroke = `fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" opacity=".88"`;
  return path('M246 290q26 -17 52 -5', stroke) + path('M342 285q26 -12 52 5', stroke);
}

function mouth({ mouth: kind, skin }: Look): string {
  const [, shade, lips] = skins[skin];
  const chin = path(
    'M304 450q16 7 32 0',
    `fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" opacity=".6"`,
  );
  if (kind === 'grin') {
    return (
      path('M276 402Q320 412 364 402Q354 444 320 444T276 402Z', `fill="#6b2226"`) +
      path('M282 405Q320 413 358 405Q354 420 320 421T282 405Z', 'fill="#fffaf2"') +
      path('M300 438Q320 428 340 438Q332 444 320 444T300 438Z', `fill="${lips}"`) +
      chin
    );
  }
  const curve = kind === 'smile' ? 'M280 404Q320 440 360 404' : 'M286 414Q328 430 358 400';
  const stroke = `fill="none" stroke="${lips}" stroke-width="9" stroke-linecap="round"`;
  return path(curve, stroke) + chin;
}

export function face(look: Look): string {
  const [base, shade, lips] = skins[look.skin];
  return [
    ellipse([213, 332, 27, 38], `fill="${base}"`),
    ellipse([427, 332, 27, 38], `fill="${base}"`),
    path(
      'M202 320q12 10 4 30M438 320q-12 10 -4 30',
      `fill="none" stroke="${shade}" stroke-width="5"`,
    ),
    // No ground between face and hair.
    ellipse([320, 285, 116, 78], `fill="${base}"`),
    path(faceOutline, `fill="${base}"`),
    path(
      'M428 304C427 372 410 420 374 452C356 469 338 477 320 477C372 440 404 380 402 250Z',
      `fill="${shade}" opacity=".28"`,
    ),
    ellipse([250, 382, 27, 17], `fill="${lips}" opacity=".22"`),
    ellipse([390, 382, 27, 17], `fill="${lips}" opacity=".22"`),
    brows(),
    eyes(look),
    path(
      'M322 326Q312 356 304 370Q310 384 330 380',
      `fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
    ),
    look.extras.includes('freckles')
      ? times(8, (i) =>
          circle(
            [i < 4 ? 238 + i * 11 : 366 + i * 11 - 32, 372 + (i % 2) * 9, 2.6],
            `fill="${shade}"`,
          ),
        )
      : '',
    mouth(look),
  ].join('');
}
