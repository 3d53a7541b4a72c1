import type { PageRoute } from '../../remote/declaration';
import { noteCalls, noCalls, stepsByDocument } from './fail-calls';

const route = (path: string): PageRoute => ({
  path,
  title: path,
  access: 'student',
  layout: 'app',
});
const [tea, cup, pot] = ['/tea', '/cup', '/pot'].map(route) as [PageRoute, PageRoute, PageRoute];

const planOf = (calls: [PageRoute, string[]][], ofShell: string[] = []) => {
  const asked = noCalls();
  for (const [one, paths] of calls) noteCalls(asked, one, paths);
  for (const path of ofShell) asked.byShell.add(path);
  return stepsByDocument(asked).map((steps) =>
    steps.map((step) => `${step.route.path} ${step.path}`),
  );
};

test('a call that several routes make fails on each of them', () => {
  expect(
    planOf([
      [tea, ['/api/a']],
      [cup, ['/api/a']],
    ]),
  ).toEqual([['/tea /api/a', '/cup /api/a']]);
});

test('a call fails in a document that has not loaded its data before', () => {
  const plan = planOf([
    [tea, ['/api/a', '/api/b']],
    [cup, ['/api/a']],
    [pot, ['/api/c']],
  ]);
  expect(plan).toEqual([['/tea /api/a', '/cup /api/a', '/pot /api/c'], ['/tea /api/b']]);
});

test('calls of the shell are left out, and calls noted by two visitors are joined', () => {
  expect(
    planOf(
      [
        [tea, ['/api/me']],
        [tea, ['/api/a']],
        [tea, ['/api/b']],
      ],
      ['/api/me'],
    ),
  ).toEqual([['/tea /api/a'], ['/tea /api/b']]);
});
