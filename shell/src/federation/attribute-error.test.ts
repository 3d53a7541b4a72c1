import { attributeError } from './incidents';

test('a stack through a remote names it and its build', () => {
  const stack = `TypeError: x is undefined
    at Dashboard (https://campus.example/r/mfe-feed/4f2a90c1d3e7/dashboard.1a2b3c4d.js:1:4023)
    at renderWithHooks (https://campus.example/assets/main.9f692039.js:2:1)`;
  expect(attributeError(stack)).toEqual({ remote: 'mfe-feed', build: '4f2a90c1d3e7' });
});

test('the first trace that names one decides', () => {
  expect(
    attributeError(undefined, 'Loading chunk 3 failed', 'http://localhost/r/mfe-static/b.1/x.js'),
  ).toEqual({ remote: 'mfe-static', build: 'b.1' });
});

test.each([
  undefined,
  '',
  'at start (https://campus.example/assets/main.js:1:1)',
  'https://campus.example/r/other/1/x.js',
  'https://campus.example/r/mfe-feed',
])('%s is the shell or nobody', (trace) => {
  expect(attributeError(trace)).toBeUndefined();
});
