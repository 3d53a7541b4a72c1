import type { PageRoute } from './declaration';
import type { RegistryDocument } from './registry-document';

/** A page's own markup and what its frame is drawn from. */
export interface Framed {
  pathname: string;
  route: PageRoute;
  registry: RegistryDocument;
  /** Folder name of the remote that the page is of. */
  remote: string;
  /** Markup of the page, made with the remote's build. */
  page: string;
}
