import { lazyRoute } from '@campus/federation/remote';
import { LazyPage } from './lazy-page';

const NotFound = lazyRoute(() =>
  import(/* webpackChunkName: "not-found" */ './not-found-page').then(({ NotFoundPage }) => ({
    default: NotFoundPage,
  })),
);

/** The page of every address that no page has. */
export function MissingPage() {
  return <LazyPage title="Page not found" page={NotFound} />;
}
