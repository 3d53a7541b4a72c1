import fc from 'fast-check';
import { linkify } from './post-text';

const links = (text: string) =>
  linkify(text).flatMap((piece) => ('href' in piece ? [piece.text] : []));

it.each([
  ['see https://a.example/x.', ['https://a.example/x']],
  ['(http://a.example)', ['http://a.example']],
  ['https://en.example/wiki/Fest_(2026)!', ['https://en.example/wiki/Fest_(2026)']],
  [
    'two http://a.example and https://b.example/?q=1&r=2',
    ['http://a.example', 'https://b.example/?q=1&r=2'],
  ],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['https:// and http://', []],
  ['<a href="https://a.example">', ['https://a.example']],
])('linkify finds the addresses in %s', (text, found) => expect(links(text)).toEqual(found));

it('linkify ends an address before any number of closing brackets', () => {
  const text = `https://a.example/${')'.repeat(100_000)}`;
  expect(links(`${text} x`)).toEqual(['https://a.example/']);
  expect(links(`${text}x`)).toEqual([`${text}x`]);
});

it('linkify keeps every character and links only http and https addresses', () => {
  const part = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('javascript:', 'https://', ').', ' ', '\n', '"'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      const pieces = linkify(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) if ('href' in piece) expect(piece.href).toMatch(/^https?:\/\//);
    }),
  );
});
