import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Framed } from '@campus/federation/remote';
import outlet from './federation/remote-outlet.module.css';
import { setRegistry } from './federation/registry';
import { PublicLayout } from './layouts/public/public-layout';

/**
 * The frame of a public page around the page's own markup, as a visitor sees it who is not signed in.
 * @returns markup that the scripts replace by the same, once they run
 */
export function frame({ pathname, route, registry, remote, page }: Framed): string {
  setRegistry(registry);
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      <PublicLayout landing={route.layout === 'landing'}>
        <div
          data-remote={remote}
          className={outlet.part}
          // eslint-disable-next-line no-restricted-syntax -- markup that the remote's build made
          dangerouslySetInnerHTML={{ __html: page }}
        />
      </PublicLayout>
    </StaticRouter>,
  );
}
