import type { Breaker } from './breaker/breaker';
import type { Remotes } from './breaker/remotes-port';
import type { Clock } from './clock';
import type { Changes } from './college-cache/college-cache';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Origins } from './http/guards';
import type { Once } from './http/idempotency';
import type { Limits } from './limits/limits';
import type { Mailer } from './mail/mailer';
import type { Media } from './media/media';
import type { MediaStore } from './media/stores';
import type { Moderator } from '@campus/moderation';
import type { Communities } from './modules/communities/communities.repository';
import type { OwnInLists } from './modules/listing/shared-list';
import type { ImportantPosts } from './modules/posts/important';
import type { SharedPosts } from './modules/posts/shared-posts';
import type { Push } from './modules/push/push';
import type { Passwords } from './passwords';
import type { Realtime } from './realtime/realtime';
import type { KnownBrowsers } from './sessions/known-browsers';
import type { Sessions } from './sessions/sessions';

/** What every module receives beside the Fastify instance: created once, in `createApi`. */
export interface Services {
  /** Rolls back builds that fail in the field. */
  readonly breaker: Breaker;
  readonly browsers: KnownBrowsers;
  /** Records the writes since something was cached. */
  readonly changes: Changes;
  readonly communities: Communities;
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Counts in this process alone: a lookup in the database must not cost one in Redis. */
  readonly lookups: Limits;
  readonly importantPosts: ImportantPosts;
  readonly mailer: Mailer;
  readonly media: Media;
  /** The store of the pictures' files; modules use `media`. */
  readonly mediaStore: MediaStore;
  readonly moderator: Moderator;
  /** Executes a create once per `Idempotency-Key`. */
  readonly once: Once;
  readonly origins: Origins;
  /** Who has something of their own in a list that all others of a college see alike. */
  readonly ownInLists: OwnInLists;
  readonly passwords: Passwords;
  /** Devices that hear of news while the site is closed. */
  readonly push: Push;
  /** The currently open pages. */
  readonly realtime: Realtime;
  /** The live builds of the site's pages. */
  readonly remotes: Remotes;
  readonly sessions: Sessions;
  /** The posts that all students of a college see alike. */
  readonly sharedPosts: SharedPosts;
}
