import { bytesBySource } from './treemaps';

test('bytes count for the source in the source map, and unmapped bytes for the rest', () => {
  // The first line is from a.ts; the second is from b.ts, starting at its third column.
  const map = { version: 3, names: [], sources: ['a.ts', 'b.ts'], mappings: 'AAAA;ECAA' };
  const bytes = bytesBySource('a=1\nbé=2;', JSON.stringify(map), 'rest');
  expect(bytes).toEqual({ 'a.ts': 3, rest: 3, 'b.ts': 3 });
});
