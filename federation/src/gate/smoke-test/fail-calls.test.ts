import type { PageRoute } from '../../remote/declaration';
import { noteCalls, noCalls, callsOf } from './fail-calls';

const route = (path: string): PageRoute => ({
  path,
  title: path,
  access: 'student',
  layout: 'app',
});

test('each call fails on each route that makes it; those of the shell and of public routes are left out', () => {
  const [tea, cup] = [route('/tea'), route('/cup')] as const;
  const calls = noCalls();
  calls.byShell.add('/api/me');
  noteCalls(calls, tea, ['/api/me', '/api/a']);
  noteCalls(calls, cup, ['/api/a']);
  // Another visitor sees more of them.
  noteCalls(calls, tea, ['/api/b']);
  noteCalls(calls, { ...route('/open'), access: 'public' }, ['/api/c']);
  expect(callsOf(calls)).toEqual([
    ['/api/a', [tea, cup]],
    ['/api/b', [tea]],
  ]);
});
