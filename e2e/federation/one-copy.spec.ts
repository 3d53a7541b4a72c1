import { expect, type Page } from '@playwright/test';
import { buildOf, expectShown, goWithin, pageOf, remoteNames, test } from '../support/federation';

type Share = Record<string, { get: () => unknown }>;
type Scope = Record<string, Share>;

/** Notes the share scope that containers are begun with and, per remote, the module it was handed under each key. */
function watchContainers(globalNames: Record<string, string>): void {
  const handed: Record<string, Map<string, unknown>> = {};
  Reflect.set(window, 'handed', handed);

  const noting = (share: Share, note: (module: unknown) => void) =>
    new Proxy(share, {
      get(versions, version: string) {
        const offer = versions[version];
        if (typeof offer?.get !== 'function') return offer;
        const get = async () => {
          const factory = await offer.get();
          return () => {
            const module: unknown = typeof factory === 'function' ? factory() : factory;
            note(module);
            return module;
          };
        };
        return { ...offer, get };
      },
    });

  for (const [remote, globalName] of Object.entries(globalNames)) {
    let held: unknown;
    const seen = (handed[remote] = new Map<string, unknown>());
    Object.defineProperty(window, globalName, {
      configurable: true,
      get: () => held,
      set(container: { init: (scope: Scope) => unknown; get: unknown }) {
        const init = (scope: Scope) => {
          Reflect.set(window, 'shareScope', scope);
          return container.init(
            new Proxy(scope, {
              get: (shares, key: string) => {
                const share = shares[key];
                return share && noting(share, (module) => seen.set(key, module));
              },
            }),
          );
        };
        held = { get: container.get, init };
      },
    });
  }
}

/** Share keys whose module differs between the remotes, or is not the shell's own. */
async function strangers(): Promise<{ key: string; remote: string }[]> {
  const handed: Record<string, Map<string, unknown>> = Reflect.get(window, 'handed');
  const scope: Scope = Reflect.get(window, 'shareScope');
  const all = Object.entries(handed).flatMap(([remote, modules]) =>
    [...modules].map(([key, module]) => ({ key, remote, module })),
  );
  const judged = await Promise.all(
    all.map(async ({ key, remote, module }) => {
      const [offer] = Object.values(scope[key] ?? {});
      const factory = await offer?.get();
      const own: unknown = typeof factory === 'function' ? factory() : undefined;
      return own === module ? [] : [{ key, remote }];
    }),
  );
  return judged.flat();
}

const handedKeys = (page: Page) =>
  page.evaluate(() => {
    const handed: Record<string, Map<string, unknown>> = Reflect.get(window, 'handed');
    return Object.values(handed).map((modules) => [...modules.keys()]);
  });

/** A line that only the source of the package has, minified or not. */
const marks = {
  react: 'react.transitional.element',
  // Not `__reactContainer$`: the check of the frame looks for that.
  'react-dom': '__reactProps$',
  'react-router': 'useLocation() may be used only in the context',
  'the session store': 'student-changed',
};

test.beforeEach(async ({ page }) => {
  const files = await Promise.all(remoteNames.map(buildOf));
  const names = files.map(({ declaration, globalName }) => [declaration.name, globalName]);
  await page.addInitScript(watchContainers, Object.fromEntries(names));
});

test('the shell and all remotes share the same module instances', async ({ page }) => {
  for (const [index, remote] of remoteNames.entries()) {
    await (index === 0 ? page.goto(pageOf(remote)) : goWithin(page, pageOf(remote)));
    await expectShown(page, remote);
  }
  const handed = await handedKeys(page);
  const all = ['react', 'react/jsx-runtime', '@campus/federation/remote', '@campus/shared-ui'];
  for (const keys of handed) expect(keys).toEqual(expect.arrayContaining(all));
  // Not every page has a link of its own.
  expect(handed.flat()).toContain('react-router-dom');
  expect(await page.evaluate(strangers)).toEqual([]);
});

test('the share scope holds one version of every module', async ({ page }) => {
  await page.goto(pageOf('mfe-feed'));
  await expectShown(page, 'mfe-feed');
  const versions = await page.evaluate(() => {
    const scope: Scope = Reflect.get(window, 'shareScope');
    return Object.entries(scope).map(([key, offers]) => [key, Object.keys(offers).length]);
  });
  expect(versions.map(([key]) => key)).toEqual(
    expect.arrayContaining(['react-dom', 'react-dom/client', 'zustand', '@campus/shared-auth']),
  );
  expect(versions.filter(([, count]) => count !== 1)).toEqual([]);
});

test('only the main script of the shell contains the shared packages', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (answer) => {
    const address = new URL(answer.url()).pathname;
    if (address.endsWith('.js')) scripts.set(address, await answer.text());
  });
  await page.goto(pageOf('mfe-feed'));
  await expectShown(page, 'mfe-feed');
  await goWithin(page, pageOf('mfe-static'));
  await expectShown(page, 'mfe-static');
  for (const [name, mark] of Object.entries(marks)) {
    const carriers = [...scripts].filter(([, text]) => text.includes(mark)).map(([path]) => path);
    expect(carriers, name).toEqual([expect.stringMatching(/^\/s\/[^/]+\/assets\/main\./)]);
  }
});
