import { unmetRanges } from './remote-module';
import { inRange } from '@campus/federation/remote';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['anything', '*', true],
  ['nonsense', '^1.0.0', false],
  ['1.0.0', '>=1 nonsense', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(inRange(version, range)).toBe(expected);
});

test('a build fits where each range meets a version that is here', () => {
  const offered = { react: ['18.3.1', '19.3.1'], zustand: ['5.1.0'] };
  expect(unmetRanges({ react: '^19.0.0', zustand: '^5.0.0' }, offered)).toEqual([]);
});

test('each range that is not met is told with what is here', () => {
  expect(unmetRanges({ react: '^20.0.0', vue: '^3.0.0' }, { react: ['19.3.1'] })).toEqual([
    'needs react ^20.0.0, here is 19.3.1',
    'needs vue ^3.0.0, here is none',
  ]);
});
