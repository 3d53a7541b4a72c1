import { circle, line, path, times } from '../svg';
import type { Look, Top } from './look';

type Colours = Look['colours'];
type Dress = (colours: Colours) => string;

const outline =
  'M40 800C44 690 96 630 196 594C244 576 264 566 268 546Q320 622 372 546C376 566 396 576 444 594C544 630 596 690 600 800Z';
const body = (colour: string) => path(outline, `fill="${colour}"`);
const sleeves = path(
  'M150 800Q158 728 176 690M490 800Q482 728 464 690',
  'fill="none" stroke="#000" stroke-width="6" stroke-linecap="round" opacity=".16"',
);
const stroke = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const neckline = (colour: string) => path('M264 548Q320 640 376 548', stroke(colour, 15));

const kurta: Dress = ([main, accent]) =>
  body(main) +
  sleeves +
  path(
    'M258 538Q262 590 320 618Q378 590 382 538L366 548Q362 580 320 598Q278 580 274 548Z',
    `fill="${accent}"`,
  ) +
  path('M304 612H336V800H304Z', `fill="${accent}"`) +
  times(3, (i) => circle([320, 646 + i * 52, 6], 'fill="#fff3c4"'));

const tops: Readonly<Record<Top, Dress>> = {
  dupatta: (colours) => {
    const [main, accent] = colours;
    return (
      body(main) +
      sleeves +
      neckline(accent) +
      times(7, (i) =>
        circle([278 + i * 14, 634 + Math.sin((i * Math.PI) / 6) * 22, 5], `fill="${accent}"`),
      ) +
      path(
        'M150 606C190 590 240 574 262 548L286 590C240 640 210 720 206 800H92Q100 680 150 606Z',
        `fill="${accent}"`,
      ) +
      path(
        'M490 606C450 590 400 574 378 548L354 590C400 640 430 720 434 800H548Q540 680 490 606Z',
        `fill="${accent}"`,
      ) +
      path(
        'M178 612Q140 700 140 800M226 600Q176 700 172 800M462 612Q500 700 500 800M414 600Q464 700 468 800',
        `${stroke('#000', 5)} opacity=".13"`,
      )
    );
  },
  hoodie: ([main, accent]) =>
    body(main) +
    sleeves +
    path('M268 546Q320 622 372 546L378 560L320 648L262 560Z', 'fill="#fffaf0"') +
    path(
      'M196 596C190 520 236 470 268 470L264 560L320 640L376 560L372 470C404 470 450 520 444 596Q420 668 320 672Q220 668 196 596Z',
      `fill="${accent}"`,
    ) +
    path('M286 674V752M354 674V752', stroke('#fffaf0', 7)) +
    circle([286, 756, 7], 'fill="#fffaf0"') +
    circle([354, 756, 7], 'fill="#fffaf0"'),
  jacket: ([main, accent]) =>
    body(accent) +
    neckline('#fffaf0') +
    path('M40 800C44 690 96 630 196 594L262 552L250 800Z', `fill="${main}"`) +
    path('M600 800C596 690 544 630 444 594L378 552L390 800Z', `fill="${main}"`) +
    path(
      'M262 552L214 588L236 668L268 690L262 620ZM378 552L426 588L404 668L372 690L378 620Z',
      `fill="${main}" stroke="#000" stroke-opacity=".18" stroke-width="4"`,
    ) +
    sleeves,
  kurta,
  saree: ([main, accent]) =>
    body(main) +
    sleeves +
    neckline('#e8b23a') +
    path('M432 590Q500 606 556 668L560 800H150Q330 720 432 590Z', `fill="${accent}"`) +
    path('M432 590Q330 720 150 800', stroke('#e8b23a', 16)) +
    path(
      'M470 606Q390 740 270 800M512 632Q450 740 372 800M546 668Q510 750 470 800',
      `${stroke('#000', 5)} opacity=".14"`,
    ),
  shirt: ([main, accent]) =>
    body(main) +
    sleeves +
    [170, 196, 444, 470]
      .map((x) => line([x, 650, x, 800], `stroke="${accent}" stroke-width="5" opacity=".5"`))
      .join('') +
    path(
      'M262 538L214 580L270 668L320 616ZM378 538L426 580L370 668L320 616Z',
      `fill="${main}" stroke="#000" stroke-opacity=".18" stroke-width="4" stroke-linejoin="round"`,
    ) +
    path('M320 620V800', `${stroke('#000', 4)} opacity=".2"`) +
    times(3, (i) => circle([320, 668 + i * 52, 6], `fill="${accent}"`)),
  stripes: ([main, accent]) =>
    body(main) +
    times(4, (i) =>
      path(
        `M${92 - i * 16} ${664 + i * 44}Q320 ${716 + i * 44} ${548 + i * 16} ${664 + i * 44}`,
        stroke(accent, 16),
      ),
    ) +
    sleeves +
    neckline(accent),
  tee: ([main, accent]) => body(main) + sleeves + neckline(accent),
  waistcoat: (colours) =>
    kurta([colours[1], '#fffaf0']) +
    path('M176 602L262 556Q268 660 300 800H120Q130 690 176 602Z', `fill="${colours[0]}"`) +
    path('M464 602L378 556Q372 660 340 800H520Q510 690 464 602Z', `fill="${colours[0]}"`) +
    path('M402 700h52', stroke('#fff3c4', 5)),
};

export function clothes({ top, colours }: Look): string {
  return tops[top](colours);
}
