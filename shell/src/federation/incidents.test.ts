import { attributeError, incidents, report, watchIncidents } from './incidents';

const latest = () => incidents().at(-1);

test('records an uncaught error with the build that it came from', () => {
  watchIncidents();
  const error = new Error('broken');
  error.stack = 'at x (http://localhost/r/mfe-feed/b1/App.js:1:1)';
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(latest()).toMatchObject({ message: 'broken', part: { remote: 'mfe-feed', build: 'b1' } });
});

test('records an unhandled rejection as its own kind', () => {
  const reason = new TypeError('thrown on purpose');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(latest()).toMatchObject({
    kind: 'rejection',
    name: 'TypeError',
    message: 'thrown on purpose',
  });
});

test('does not record a rejection that was already handled', () => {
  const before = latest();
  const event = new Event('unhandledrejection', { cancelable: true });
  event.preventDefault();
  window.dispatchEvent(Object.assign(event, { reason: new Error('dealt with') }));
  expect(latest()).toBe(before);
});

test('records a content policy violation with the build of the script that caused it', () => {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    sourceFile: 'http://localhost/r/mfe-feed/b1/App.js',
    blockedURI: 'https://elsewhere.example/picture.png',
  });
  document.dispatchEvent(event);
  expect(latest()).toMatchObject({
    kind: 'policy',
    message: 'Refused by img-src',
    part: { remote: 'mfe-feed', build: 'b1' },
  });
});

test('dispatches an event for every incident, and keeps only the last 50', () => {
  const listener = jest.fn();
  window.addEventListener('campus:incident', listener);
  for (let count = 0; count < 60; count += 1) report(`number ${count}`);
  expect(listener).toHaveBeenCalledTimes(60);
  expect(incidents()).toHaveLength(50);
  expect(latest()?.message).toBe('number 59');
});

test('attributes a stack trace to its remote, build and file', () => {
  const stack = `TypeError: x is undefined
    at Dashboard (https://campus.example/r/mfe-feed/4f2a90c1d3e7/dashboard.1a2b3c4d.js:1:4023)
    at renderWithHooks (https://campus.example/assets/main.9f692039.js:2:1)`;
  const file = 'dashboard.1a2b3c4d.js';
  expect(attributeError(stack)).toEqual({ remote: 'mfe-feed', build: '4f2a90c1d3e7', file });
});

test('uses the first trace that names a remote', () => {
  expect(
    attributeError(undefined, 'Loading chunk 3 failed', 'http://localhost/r/mfe-static/b.1/x.js'),
  ).toEqual({ remote: 'mfe-static', build: 'b.1', file: 'x.js' });
});

test.each([
  undefined,
  '',
  'at start (https://campus.example/assets/main.js:1:1)',
  'https://campus.example/r/other/1/x.js',
  'https://campus.example/r/mfe-feed',
])('%s is attributed to no remote', (trace) => {
  expect(attributeError(trace)).toBeUndefined();
});
