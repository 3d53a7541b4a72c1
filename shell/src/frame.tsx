import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Framed } from '@campus/federation/remote';
import outlet from './federation/remote-outlet.module.css';
import { setRegistry } from './federation/registry';
import { AppLayout } from './layouts/app/app-layout';
import { PageSkeleton } from './layouts/page-frame';
import { PublicLayout } from './layouts/public/public-layout';

function Content({ route, remote, page }: Pick<Framed, 'route' | 'remote' | 'page'>) {
  if (page === '') return <PageSkeleton route={route} />;
  return (
    <div
      data-remote={remote}
      className={outlet.part}
      // eslint-disable-next-line no-restricted-syntax -- markup that the remote's build made
      dangerouslySetInnerHTML={{ __html: page }}
    />
  );
}

/**
 * The frame of a page around its own markup or its skeleton: a public page's as a visitor sees it who is not
 * signed in, another's as every student does.
 * @returns markup that the scripts replace by the same, once they run
 */
export function frame({ pathname, route, registry, remote, page }: Framed): string {
  setRegistry(registry);
  const content = <Content route={route} remote={remote} page={page} />;
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      {route.layout === 'app' ? (
        <AppLayout>{content}</AppLayout>
      ) : (
        <PublicLayout landing={route.layout === 'landing'}>{content}</PublicLayout>
      )}
    </StaticRouter>,
  );
}
