import type { PageRoute, RemoteDeclaration } from '../remote/declaration';
import { judge } from './gate';
import { judgeShell } from './judge-shell';
import { buildOf, candidateOf, dailyTea, declarationOf, liveWith, shell } from './testing';
import type { Candidate, Live } from './types';

const page: PageRoute = { path: '/tea', title: 'Tea', access: 'student', layout: 'app' };

const tea = (declaration: Partial<RemoteDeclaration> = {}) =>
  candidateOf(buildOf('tea', declaration));

const sentences = (candidate: Candidate, live: Live = liveWith()) =>
  judge(candidate, live).map(({ rule, sentence }) => `${rule}: ${sentence}`);

test('a build that fits the live site is accepted', () => {
  expect(sentences(tea())).toEqual([]);
});

test('the first build of a remote is accepted without a live build', () => {
  const { shell: live, others } = liveWith();
  expect(sentences(tea(), { shell: live, others })).toEqual([]);
});

const teaWithWidget = buildOf('tea', { widgets: [dailyTea] });

test('a removed expose is reported', () => {
  expect(sentences(tea(), liveWith(teaWithWidget))).toEqual([
    'exposes: mfe-tea no longer exposes ./widgets/daily-tea, which its live build does',
  ]);
});

test('a widget that no longer fills its slot is reported', () => {
  const moved = { ...dailyTea, slot: 'profile' };
  expect(sentences(tea({ widgets: [moved] }), liveWith(teaWithWidget))).toEqual([
    'widgets: mfe-tea no longer fills the slot "dashboard" with ./widgets/daily-tea',
  ]);
});

test('exposes and routes that a remote retires may be removed', () => {
  const retires = ['./widgets/daily-tea', '/tea/:id'];
  const routes = [page];
  expect(sentences(tea({ retires, routes }), liveWith(teaWithWidget))).toEqual([]);
});

test('a missing ./App and a declared widget that is not exposed are reported', () => {
  const file = { ...teaWithWidget, exposes: {} };
  expect(sentences(candidateOf(file))).toEqual([
    'exposes: mfe-tea does not expose ./App, which its pages are loaded from',
    'exposes: mfe-tea declares the widget ./widgets/daily-tea, but does not expose it',
  ]);
});

test('a declared widget that the manifest does not list is reported', () => {
  const manifest = { entry: 'entry.js', ranges: [], exposes: ['./App'] };
  expect(sentences(candidateOf(teaWithWidget, { manifest }))).toEqual([
    'exposes: mfe-tea declares the widget ./widgets/daily-tea, but does not expose it',
  ]);
});

test('a chunk file that is not among the assets is reported', () => {
  const file = buildOf('tea');
  const chunks = { page: { js: ['page.js'], css: ['page.css'], shared: [] } };
  expect(sentences(candidateOf({ ...file, chunks }))).toEqual([
    'files: mfe-tea names page.js, but has no such file',
    'files: mfe-tea names page.css, but has no such file',
  ]);
});

test('a missing manifest, and one of another build, are reported', () => {
  const { manifest, ...without } = tea();
  expect(sentences(without)).toEqual(['files: mfe-tea has no readable mf-manifest.json']);
  expect(sentences({ ...without, manifest: { ...manifest!, entry: 'old.js' } })).toEqual([
    'files: mf-manifest.json of mfe-tea belongs to another build: its entry is old.js',
  ]);
});

test('a removed route is reported, also if it is retired but another remote leads to it', () => {
  const routes = [page];
  expect(sentences(tea({ routes }))).toEqual([
    'routes: mfe-tea no longer has the route /tea/:id, which its live build has',
  ]);
  const navigation = [
    { to: '/tea/green', label: 'Green', icon: 'cup', area: 'main', order: 1 },
  ] as const;
  const others = [buildOf('coffee', { navigation })];
  expect(sentences(tea({ routes, retires: ['/tea/:id'] }), { ...liveWith(), others })).toEqual([
    'routes: mfe-tea no longer has the route /tea/:id, which mfe-coffee links to',
  ]);
});

test('a route parameter may be renamed', () => {
  const routes = [page, { ...page, path: '/tea/:kind' }];
  expect(sentences(tea({ routes }))).toEqual([]);
});

test.each([
  ['/login', '/login of the shell'],
  ['/Coffee/', '/coffee of mfe-coffee'],
  ['/coffee/beans', '/coffee/:id of mfe-coffee'],
  ['/:anything', '/login of the shell'],
])('the route %s is reported as a collision', (path, other) => {
  const routes = [...declarationOf('tea').routes, { ...page, path }];
  expect(sentences(tea({ routes }))).toEqual([
    `collisions: The route ${path} of mfe-tea collides with ${other}`,
  ]);
});

test('navigation to a route that does not exist is reported', () => {
  const navigation = [
    { to: '/coffee/beans?open=1', label: 'Beans', icon: 'cup', area: 'main', order: 1 },
    { to: '/milk', label: 'Milk', icon: 'cup', area: 'main', order: 2 },
  ] as const;
  expect(sentences(tea({ navigation }))).toEqual([
    'navigation: The navigation of mfe-tea links to /milk, which no remote has',
  ]);
});

test('an unknown permission is reported', () => {
  // A build from elsewhere may contain values that this type does not allow.
  const routes = JSON.parse(JSON.stringify(declarationOf('tea').routes).replace('student', 'dean'));
  expect(sentences(tea({ routes }))).toEqual([
    'permissions: mfe-tea asks for the unknown permission "dean" on /tea; known are public, student',
  ]);
});

test('a removed event that others wait for, and a wait for an unknown event, are reported', () => {
  const own = buildOf('tea', { events: { emits: ['tea:ready'] } });
  const others = [buildOf('coffee', { events: { hears: ['tea:ready'] } })];
  const live = { ...liveWith(own), others };
  expect(sentences(tea({ events: { emits: ['tea:ready'], hears: ['authChange'] } }), live)).toEqual(
    [],
  );
  expect(sentences(tea({ events: { hears: ['milk:boils'] } }), live)).toEqual([
    'events: mfe-tea no longer emits the event tea:ready, which mfe-coffee waits for',
    'events: mfe-tea waits for the event milk:boils, which no remote emits',
  ]);
});

test.each([
  ['^20.0.0', 'provides 19.3.1'],
  ['^19.4.0', 'provides 19.3.1'],
  ['not a range', 'provides 19.3.1'],
])('the range %s of react is reported as unmet', (range, declaration) => {
  const file = { ...buildOf('tea'), requires: { react: range } };
  expect(sentences(candidateOf(file))).toEqual([
    `ranges: mfe-tea needs react ${range}, but the live shell ${declaration}`,
  ]);
});

test('a remote for the next major version of a shared package is reported until the shell has it', () => {
  const file = { ...buildOf('tea'), requires: { '@campus/shared-ui': '^2.0.0' } };
  const offering = (version: string): Live => ({
    ...liveWith(),
    shell: { ...shell, offers: { '@campus/shared-ui': version } },
  });
  const candidate = candidateOf(file);
  expect(sentences(candidate, offering('1.7.0'))).toEqual([
    'ranges: mfe-tea needs @campus/shared-ui ^2.0.0, but the live shell provides 1.7.0',
  ]);
  expect(sentences(candidate, offering('2.1.0'))).toEqual([]);
});

test('a range that only the manifest states is checked, and a missing package is reported', () => {
  const { file, manifest } = tea();
  const asked = { ...manifest!, ranges: [['vue', '^3.0.0']] as const };
  expect(sentences(candidateOf(file, { manifest: asked }))).toEqual([
    'ranges: mfe-tea needs vue ^3.0.0, but the live shell provides none',
  ]);
});

const teaUses = (...names: string[]) =>
  candidateOf({ ...buildOf('tea'), uses: { '@campus/shared-ui': names } });
const shellBrings = (...names: string[]): typeof shell => ({
  ...shell,
  brings: { '@campus/shared-ui': names },
});

test('an export that the live shell does not have is reported', () => {
  const live = { ...liveWith(), shell: shellBrings('Button') };
  expect(sentences(teaUses('Button'), live)).toEqual([]);
  expect(sentences(teaUses('Button', 'Kettle'), live)).toEqual([
    'exports: mfe-tea uses Kettle of @campus/shared-ui, which the live shell does not export',
  ]);
});

test('a shell that removes an export is reported with the remote that uses it', () => {
  const { file } = teaUses('Button', 'Kettle');
  expect(judgeShell(shellBrings('Button', 'Kettle'), [file])).toEqual([]);
  expect(judgeShell(shellBrings('Button'), [file])).toEqual([
    {
      rule: 'exports',
      sentence: 'mfe-tea uses Kettle of @campus/shared-ui, which the shell does not export',
    },
  ]);
});

test('exports are not checked unless both sides have a record of them', () => {
  expect(sentences(teaUses('Kettle'))).toEqual([]);
  expect(sentences(tea(), { ...liveWith(), shell: shellBrings() })).toEqual([]);
  expect(judgeShell(shell, [teaUses('Kettle').file])).toEqual([]);
});

test('styles that reach outside of the remote are reported', () => {
  const styles = { 'App.css': '.mfe-tea__a_1{margin:0}h1{color:red}' };
  expect(sentences(candidateOf(buildOf('tea'), { styles }))).toEqual([
    'styles: mfe-tea has styles that affect more than itself: "h1" (App.css:1:24)',
  ]);
});

test('a page over its budget is reported with its size', () => {
  const budgets = { firstScreen: 199 };
  expect(sentences(tea({ budgets, routes: [page], retires: ['/tea/:id'] }))).toEqual([
    'budgets: mfe-tea /tea is over its budget: 0.2 KB after brotli, 0.2 KB allowed',
  ]);
});

test('a page of the site that the candidate makes too large is reported', () => {
  const routes = [...declarationOf('tea').routes, { ...page, path: '/dashboard' }];
  const budgets = { firstScreen: 1_000_000 };
  const file = buildOf('tea', { routes, budgets });
  const assets = file.assets.map((asset) => ({ ...asset, brotli: 100_000 }));
  expect(sentences(candidateOf({ ...file, assets }))).toEqual([
    expect.stringMatching(
      /^budgets: With mfe-tea the page \/dashboard is over its budget: 195\.4 KB after brotli, [\d.]+ KB allowed$/,
    ),
  ]);
});

test('a shell that does not fit a live remote is reported with every reason', () => {
  const coffee = buildOf('coffee', { events: { hears: ['authChange'] } });
  expect(judgeShell(shell, [coffee])).toEqual([]);
  const next = {
    ...shell,
    routes: [{ ...page, path: '/coffee' }],
    offers: { react: '20.0.0' },
    permissions: ['public'],
    emits: [],
  };
  expect(judgeShell(next, [coffee]).map(({ sentence }) => sentence)).toEqual([
    'mfe-coffee needs react ^19.3.1, but the shell provides 20.0.0',
    'The route /coffee of mfe-coffee collides with /coffee of the shell',
    'mfe-coffee asks for the unknown permission "student" on /coffee; known are public',
    'mfe-coffee asks for the unknown permission "student" on /coffee/:id; known are public',
    'The shell does not emit the event authChange, which mfe-coffee waits for',
  ]);
});
