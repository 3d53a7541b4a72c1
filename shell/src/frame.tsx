import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Framed } from '@campus/federation/remote';
import outlet from './federation/remote-outlet.module.css';
import { setRegistry } from './federation/registry';
import { AppLayout } from './layouts/app/app-layout';
import { PageSkeleton } from './layouts/page-frame';
import { PublicLayout } from './layouts/public/public-layout';
import { ForgotPasswordPage } from './pages/forgot-password/forgot-password-page';
import { LoginPage } from './pages/login/login-page';

/** The shell's own pages that are public and show no server data. */
const ownPages: Readonly<Record<string, ComponentType>> = {
  '/login': LoginPage,
  '/forgot-password': ForgotPasswordPage,
};

/** Paths of the shell's own pages that `frame` renders completely. */
export const drawn = Object.keys(ownPages);

function Content({ route, remote, page, template }: Omit<Framed, 'pathname' | 'registry'>) {
  const Own = ownPages[route.path];
  if (Own) return <Own />;
  if (page === '') {
    return (
      <>
        <PageSkeleton route={route} />
        {template && (
          <template
            data-page={remote}
            className={outlet.part}
            // eslint-disable-next-line no-restricted-syntax -- markup that the remote's build made
            dangerouslySetInnerHTML={{ __html: template }}
          />
        )}
      </>
    );
  }
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
 * The frame of a page around its own markup or its skeleton: for a public page as a signed-out visitor sees
 * it, for others as every student does.
 * @returns markup that the scripts replace with the same content
 */
export function frame({ pathname, registry, ...content }: Framed): string {
  setRegistry(registry);
  const { route } = content;
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      {route.layout === 'app' ? (
        <AppLayout>
          <Content {...content} />
        </AppLayout>
      ) : (
        <PublicLayout landing={route.layout === 'landing'}>
          <Content {...content} />
        </PublicLayout>
      )}
    </StaticRouter>,
  );
}
