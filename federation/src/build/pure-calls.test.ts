import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(__filename);
const pureCalls = load('./loaders/pure-calls.cjs') as (source: string) => string;

const folder = join(dirname(load.resolve('react-router/package.json')), 'dist/production');
const source = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
const changed = pureCalls(source);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

// An upgrade may write these in another way: the build would be larger, and nothing would fail.
test.each([
  ['names for developer tools', /^\w+\.displayName = /gm],
  ['warnings that are not switched off', /^\s+warning(?:Once)?\(/gm],
  ['calls that are not marked as pure', /= React\d*\.(?:forwardRef|memo|createContext)\(/g],
])('the installed react-router has %s, and none is left', (_, pattern) => {
  expect(count(source, pattern)).toBeGreaterThan(0);
  expect(count(changed, pattern)).toBe(0);
});

test('every component and context of react-router is marked as pure', () => {
  const marked = /= \/\* @__PURE__ \*\/ React\d*\.(?:forwardRef|memo|createContext)\(/g;
  const made = /\.(?:forwardRef|memo|createContext)\(/g;
  expect(count(changed, marked)).toBe(count(changed, made));
});
