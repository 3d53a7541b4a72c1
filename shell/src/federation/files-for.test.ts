import { filesFor } from './assets';
import { teaBuild } from './testing';

const build = {
  ...teaBuild('two'),
  exposes: {
    './App': { js: ['App.js', 'both.js'], css: [], shared: [] },
    './widgets/black': { js: ['black.js', 'both.js'], css: ['black.css'], shared: [] },
    './widgets/green': { js: ['green.js'], css: [], shared: [] },
  },
};
const files = ['entry.js', 'App.js', 'both.js', 'page.js', 'black.js', 'black.css', 'green.js'];

const neededFor = (expose: string) =>
  files.filter((file) => filesFor(build, expose)(`/r/mfe-tea/two/${file}`));

test('a widget needs the entry and its own files', () => {
  expect(neededFor('./widgets/black')).toEqual(['entry.js', 'both.js', 'black.js', 'black.css']);
});

test('pages need all files of their build except those that only widgets use', () => {
  expect(neededFor('./App')).toEqual(['entry.js', 'App.js', 'both.js', 'page.js']);
  expect(filesFor(build, './App')('/r/mfe-tea/one/entry.js')).toBe(false);
});
