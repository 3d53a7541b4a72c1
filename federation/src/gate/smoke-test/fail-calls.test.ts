import type { PageRoute } from '../../remote/declaration';
import { noteCalls, noCalls, stepsOf } from './fail-calls';

const route = (path: string): PageRoute => ({
  path,
  title: path,
  access: 'student',
  layout: 'app',
});

test('each call fails on each route that makes it; those of the shell and of public routes are left out', () => {
  const [tea, cup] = [route('/tea'), route('/cup')];
  const calls = noCalls();
  calls.byShell.add('/api/me');
  noteCalls(calls, tea, ['/api/me', '/api/a']);
  noteCalls(calls, cup, ['/api/a']);
  // Another visitor sees more of them.
  noteCalls(calls, tea, ['/api/b']);
  noteCalls(calls, { ...route('/open'), access: 'public' }, ['/api/c']);
  const steps = stepsOf(calls).map((step) => `${step.route.path} ${step.path}`);
  expect(steps).toEqual(['/tea /api/a', '/tea /api/b', '/cup /api/a']);
});
