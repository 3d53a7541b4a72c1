import { isSource, whatChanged } from './what-changed';

test.each([
  [['mfe-feed/src/app.tsx', 'mfe-feed/remote.ts'], { restart: false, publish: ['mfe-feed'] }],
  [
    ['mfe-feed/src/app.tsx', 'mfe-static/src/app.tsx'],
    { restart: false, publish: ['mfe-feed', 'mfe-static'] },
  ],
  [['mfe-feed/src/app.tsx', 'shared-ui/src/card.tsx'], { restart: true, publish: [] }],
  [['api/src/api.ts'], { restart: true, publish: [] }],
  [
    ['api/src/api.test.ts', 'api/src/.api.ts.swp', 'api/src/api.ts~'],
    { restart: false, publish: [] },
  ],
])('whatChanged returns the restart and the remotes to publish for %j', (files, expected) => {
  expect(whatChanged(files)).toEqual(expected);
});

test.each([
  'mfe-feed/dist',
  'shell/dist/index.html',
  'api/node_modules/zod',
  'shell/.cache/a.json',
])('isSource ignores %s', (file) => expect(isSource(file)).toBe(false));
