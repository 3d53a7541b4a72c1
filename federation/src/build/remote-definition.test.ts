import type { RemoteDefinition } from '../remote/declaration';
import { appSource, asTemplates, declarationOf, pageSource } from './remote-definition';

const load = async () => () => null;

/** A page whose compiled `load` has the source `text`, which the build reads. */
const page = (path: string, text: string) => ({
  path,
  title: 'Tea',
  access: 'student' as const,
  layout: 'app' as const,
  load: Object.assign(() => load(), { toString: () => text }),
});

const green = "() => import('./src/features/tea/green-page').then((page) => page.GreenPage)";
const black = '() => import("./src/features/black").then(a => a.BlackPage)';

const definition: RemoteDefinition = {
  name: 'mfe-hot-tea',
  title: 'Tea',
  owner: 'Team Tea',
  routes: [page('/tea', green), page('/green', green), page('/black/:id', black)],
  budgets: { firstScreen: 1000 },
  callsApi: true,
};

test('a declaration is plain data, and each chunk is named after its feature', () => {
  const declaration = declarationOf(definition);
  expect(JSON.parse(JSON.stringify(declaration))).toEqual(declaration);
  expect(declaration).toMatchObject({ container: 'mfe_hot_tea', widgets: [], navigation: [] });
  expect(declaration.routes.map(({ path, chunk }) => [path, chunk])).toEqual([
    ['/tea', 'tea'],
    ['/green', 'tea'],
    ['/black/:id', 'black'],
  ]);
});

test('the source of App imports each page once, for all its addresses', () => {
  const source = appSource(definition);
  expect(source.match(/green-page/g)).toHaveLength(1);
  expect(source).toContain('{ path: "/tea", load: load0 }, { path: "/green", load: load0 }');
  expect(source).toContain(
    'import(/* webpackChunkName: "black" */ \'./src/features/black\').then((page) => page.BlackPage)',
  );
  expect(source).toContain('ApiProvider');
  expect(appSource({ ...definition, callsApi: false })).not.toContain('ApiProvider');
});

test('a template replaces its page only in prerendered markup, not in the browser bundle', () => {
  const [tea, ...others] = definition.routes;
  const { load: template } = page('/tea', green.replace('green-page', 'green-template'));
  const withTemplate = { ...definition, routes: [{ ...tea!, template }, ...others] };
  expect(appSource(withTemplate)).toBe(appSource(definition));
  expect(declarationOf(withTemplate)).toEqual(declarationOf(definition));
  const markup = appSource(asTemplates(withTemplate));
  expect(markup.match(/green-template/g)).toHaveLength(1);
  expect(markup).toContain('black');
});

test('the source of a page is read from its compiled load function', () => {
  const { load: real } = {
    load: new Function(`return ${black}`)() as RemoteDefinition['routes'][number]['load'],
  };
  expect(pageSource({ path: '/black', load: real })).toEqual({
    file: './src/features/black',
    feature: 'black',
    component: 'BlackPage',
  });
});

test.each([
  ["() => import('./src/pages/tea').then((page) => page.Tea)"],
  ["() => import('./src/features/tea')"],
  ["() => import('./src/features/tea').then((page) => other.Tea)"],
  ["() => import('./src/features/' + tea).then((page) => page.Tea)"],
  ['() => Promise.resolve(Tea)'],
])('%s fails the build with the path of the page', (text) => {
  const routes = [page('/tea', text)];
  expect(() => declarationOf({ ...definition, routes })).toThrow(/cannot read how \/tea is loaded/);
});
