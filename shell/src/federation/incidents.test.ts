import { incidents, report, watchIncidents } from './incidents';

const latest = () => incidents().at(-1);

test('what nobody caught is noted with the part that it came from', () => {
  watchIncidents();
  const error = new Error('broken');
  error.stack = 'at x (http://localhost/r/mfe-feed/b1/App.js:1:1)';
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(latest()).toMatchObject({ message: 'broken', part: { remote: 'mfe-feed', build: 'b1' } });
});

test('a rejection that nobody caught is one of its own kind', () => {
  const reason = new TypeError('spilled');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(latest()).toMatchObject({ kind: 'rejection', name: 'TypeError', message: 'spilled' });
});

test('what the content policy refused is noted with the script that asked for it', () => {
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

test('the page is told of every incident, and the log does not grow without end', () => {
  const told = jest.fn();
  window.addEventListener('campus:incident', told);
  for (let count = 0; count < 60; count += 1) report(`number ${count}`);
  expect(told).toHaveBeenCalledTimes(60);
  expect(incidents()).toHaveLength(50);
  expect(latest()?.message).toBe('number 59');
});
