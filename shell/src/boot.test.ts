export {};

const asked = jest.fn(async (_address: string) => new Response('{}'));

/** Runs the script as on a page at `address` whose route names its first calls. */
async function boot(address: string, { isStudent = true } = {}) {
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
  history.replaceState(null, '', address);
  delete document.documentElement.dataset.student;
  delete window.earlyAnswers;
  if (isStudent) localStorage.setItem('isAuthenticated', 'true');
  else localStorage.clear();
  document.head.innerHTML =
    '<meta name="calls" data-path="/tea/:kind" content="/api/teas/:kind?page=1 /api/cups">';
  await jest.isolateModulesAsync(() => import('./boot').then(() => undefined));
  return asked.mock.calls.map(([path]) => path);
}

const session = ['/api/auth/verify-token', '/api/auth/me'];

test("a student's page has its first calls begun, with what its address says", async () => {
  expect(await boot('/tea/green%20leaf')).toEqual([
    ...session,
    '/api/teas/green%20leaf?page=1',
    '/api/cups',
  ]);
  expect([...(window.earlyAnswers?.keys() ?? [])]).toContain('/api/cups');
  expect(document.documentElement.dataset.student).toBe('');
});

test('a page with a search decides by itself what it asks for', async () => {
  expect(await boot('/tea/green?sort=price')).toEqual(session);
});

test('nothing is asked for somebody who is not signed in', async () => {
  expect(await boot('/tea/green', { isStudent: false })).toEqual([]);
  expect(document.documentElement.dataset.student).toBeUndefined();
});

test.each(['authChange', 'storage'])(
  '%s forgets what was begun for somebody else',
  async (type) => {
    await boot('/tea/green');
    dispatchEvent(new Event(type));
    expect(window.earlyAnswers?.size).toBe(0);
  },
);
