import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moderateText } from '.';

const file = join(import.meta.dirname, '../../mfe-dating/src/moment/openers.ts');
const years = ['first', 'second', 'third', 'fourth', 'final'];
/** The opening lines that dating suggests to a match; their placeholders are a name, a subject or a year. */
const openers = [...readFileSync(file, 'utf8').matchAll(/['`]([A-Z][^'`]*[!?])['`]/g)]
  .map(([, text = '']) => text.replace('${name}', 'Asha').replace('${subject}', 'physics'))
  .flatMap((text) =>
    text.includes('${inYear}') ? years.map((year) => text.replace('${inYear}', year)) : [text],
  );

test('the test finds more than 50 openers, with every placeholder filled', () => {
  expect(openers.length).toBeGreaterThan(50);
  expect(openers.filter((opener) => opener.includes('{'))).toEqual([]);
});

test.each(openers)('moderation allows the suggested opener: %s', (opener) => {
  expect(moderateText(opener, 'chat')).toEqual({ verdict: 'allow' });
});
