import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { LoadPage, PageDefinition } from './declaration';
import { lazyRoute } from './lazy-route';

type Provider = ComponentType<{ children: ReactNode }>;

/**
 * The component that a remote exposes to the shell: its pages, each with code of its own. The build writes the
 * call from `remote.ts`; tests make it themselves.
 * @param Around stands around every page, such as the provider of API calls
 */
export function remoteApp(
  pages: readonly Pick<PageDefinition, 'path' | 'load'>[],
  Around: Provider = Fragment,
): ComponentType {
  const byLoad = new Map<LoadPage, ComponentType>();
  const routes = pages.map(({ path, load }) => {
    const Page = byLoad.get(load) ?? lazyRoute(load);
    byLoad.set(load, Page);
    return { path, element: createElement(Page) };
  });
  const Pages = () => useRoutes(routes);
  return function App() {
    return createElement(Around, { children: createElement(Pages) });
  };
}
