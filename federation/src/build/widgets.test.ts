import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WidgetDeclaration } from '../remote/declaration';
import { readBuildFile } from '../registry/store';
import { temporaryFolder, writeBuild } from '../registry/testing';
import { budgetFaults, widgetScreens } from './budgets';
import { buildRemote } from './build-remote';
import { exposedChunk, widgetFaults } from './remote-definition';
import type { RemoteWorkspace } from './workspace';

const widget = (expose: WidgetDeclaration['expose']): WidgetDeclaration => ({
  expose,
  slot: 'dashboard',
  title: 'Tea of the day',
  order: 10,
});

/** A remote with the file `src/widgets/daily-tea.tsx` that declares widgets with the given names. */
async function workspaceWith(...exposes: WidgetDeclaration['expose'][]): Promise<RemoteWorkspace> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'src/widgets'), { recursive: true });
  await writeFile(join(folder, 'src/widgets/daily-tea.tsx'), 'export default () => null;');
  const { declaration } = await readBuildFile(await writeBuild('one'));
  const widgets = exposes.map(widget);
  return {
    kind: 'remote',
    name: 'mfe-tea',
    folder,
    dist: join(folder, 'dist'),
    definition: { ...declaration, widgets, routes: [] },
    declaration: { ...declaration, widgets },
  };
}

test('a widget whose file exists has no fault and gets its own chunk', async () => {
  expect(widgetFaults(await workspaceWith('./widgets/daily-tea'))).toEqual([]);
  expect(exposedChunk('./widgets/daily-tea')).toBe('widgets-daily-tea');
});

test('a declared widget without a file fails the build with the name of the file', async () => {
  const workspace = await workspaceWith('./widgets/daily-tea', './widgets/coffee');
  await expect(buildRemote(workspace, { build: 'two', tools: '' })).rejects.toThrow(
    'mfe-tea declares the widget ./widgets/coffee, but has no src/widgets/coffee.tsx',
  );
});

test('a widget that is declared twice is rejected', async () => {
  const workspace = await workspaceWith('./widgets/daily-tea', './widgets/daily-tea');
  expect(widgetFaults(workspace)).toEqual([
    'mfe-tea declares the widget ./widgets/daily-tea twice',
  ]);
});

test.each(['./widgets/a/b', './widgets/DailyTea', './widgets/..', './widgets/'] as const)(
  'the widget name %s is rejected',
  async (expose) => {
    const [fault] = widgetFaults(await workspaceWith(expose));
    expect(fault).toContain(`${expose}, but a widget must be named ./widgets/<file-in-kebab-case>`);
  },
);

test("a widget's own scripts and styles count against the remote's budget", async () => {
  const file = await readBuildFile(await writeBuild('one'));
  const { declaration } = file;
  const heavy = {
    ...file,
    declaration: { ...declaration, widgets: [widget('./widgets/daily-tea')] },
    exposes: {
      ...file.exposes,
      './widgets/daily-tea': { js: ['w.js'], css: ['w.css'], shared: [] },
    },
    assets: [
      ...file.assets,
      { path: 'w.js', bytes: 9000, brotli: 900, integrity: '' },
      { path: 'w.css', bytes: 900, brotli: 100, integrity: '' },
    ],
  };
  const entry = file.assets.find(({ path }) => path === file.entry)?.brotli ?? 0;
  const [measure] = widgetScreens(heavy);
  expect(measure).toEqual({ what: './widgets/daily-tea', size: entry + 1000, limit: 1000 });
  expect(budgetFaults(widgetScreens(heavy))).toHaveLength(1);
});
