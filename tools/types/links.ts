// Types only: `paths` may lead to the pages that the shell and the remotes declare, and nowhere else. The first link to
// a new remote adds that remote here.
import type { remote as dating } from '../../mfe-dating/remote';
import type { remote as feed } from '../../mfe-feed/remote';
import type { remote as marketplace } from '../../mfe-marketplace/remote';
import type { remote as messages } from '../../mfe-messages/remote';
import type { remote as ridesEvents } from '../../mfe-rides-events/remote';
import type { remote as pages } from '../../mfe-static/remote';
import type { ownRoutes } from '../../shell/src/router/own-routes';

type Remote =
  | typeof dating
  | typeof feed
  | typeof marketplace
  | typeof messages
  | typeof ridesEvents
  | typeof pages;
type Route = Remote['routes'][number] | (typeof ownRoutes)[number];

declare module '../../federation/src/remote/paths' {
  interface Pages {
    readonly pattern: Route['path'];
  }
}
