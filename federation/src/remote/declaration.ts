import type { ComponentType } from 'react';

/** Who may open a page: anybody, or a signed-in student only. */
export const permissions = ['public', 'student'] as const;
export type Access = (typeof permissions)[number];

/** The frame that the shell draws around a page. */
export type LayoutName = 'app' | 'public' | 'landing';

export interface PageRoute {
  /** Absolute pattern in the router's syntax, e.g. `/community/:communityId/:communityName`. */
  path: string;
  /** Name of the page, shown as the document's title until the page sets a more specific one. */
  title: string;
  access: Access;
  layout: LayoutName;
  /** Name of the page's lazy chunk, so that it can be preloaded with the document. */
  chunk?: string;
  /**
   * Addresses of the API that the page reads first, with exactly the queries that the page sends, e.g.
   * `/api/ads?limit=10`; a route parameter is written as `:name`. For a student, the document starts these
   * calls while the scripts load.
   */
  calls?: readonly string[];
  /**
   * Whether the page opens offline, as it was last seen: the browser then stores its document and the answers
   * to `calls`. Never if these contain anything about confessions, dating or conversations.
   */
  offline?: boolean;
}

/** Loads the code of a page when it is first shown. */
export type LoadPage = () => Promise<ComponentType>;

/** A page in `remote.ts`: its address and the location of its code. */
export interface PageDefinition extends Omit<PageRoute, 'chunk'> {
  /**
   * `() => import('./src/features/<feature>/…').then((page) => page.Name)`, in exactly this form: the build
   * reads it from the source text. The feature's name is the name of the chunk.
   */
  load: LoadPage;
  /**
   * The page's template, written like `load`: what the document shows of the answers to `calls` before the
   * page's code is loaded. See `Each` of `@campus/federation/template`.
   */
  template?: LoadPage;
}

export interface NavigationEntry {
  /** A page, and optionally what is open on it, as in `/events?add=1`. */
  to: string;
  label: string;
  /** Name of an icon that `Icon` of shared-ui supports. */
  icon: string;
  /** `create` is for things that a student may add to the site: the sheet of the bottom bar. */
  area: 'main' | 'bottom' | 'create' | 'information';
  /** Position within its area, in ascending order. */
  order: number;
}

export interface WidgetDeclaration {
  /** `./widgets/<file>`, built from `src/widgets/<file>.tsx`: its default export takes no props. */
  expose: `./widgets/${string}`;
  /** Name of the `Slot` in another remote's page that shows it. */
  slot: string;
  /** Its heading, known before its code is loaded: shown during loading, and if the widget is missing. */
  title: string;
  /** Position within the slot, in ascending order, across all remotes. */
  order: number;
  /**
   * Addresses of the API that the widget reads, with exactly the queries that it sends; `:today` is the campus
   * day, `YYYY-MM-DD`. The shell starts these calls while the widget's code loads, and on a page that opens
   * offline the browser stores the answers. Never if these contain anything about confessions, dating or
   * conversations.
   */
  offlineCalls?: readonly string[];
}

/** Events on `window` that parts of the site use to communicate, by name. */
export interface RemoteEvents {
  /** Events that other parts may wait for. */
  emits?: readonly string[];
  /** Events that this remote waits for: some part must emit them. */
  hears?: readonly string[];
}

export interface RemoteBudgets {
  /** Limit for the own scripts and styles of any one page or widget of the remote, in bytes after brotli. */
  firstScreen: number;
}

/**
 * What a remote declares to the shell, as data: the build creates it from `remote.ts` and writes it into
 * `remote.json`, and the registry passes it to the shell.
 */
export interface RemoteDeclaration {
  /** Folder and URL name, e.g. `mfe-feed`. */
  name: `mfe-${string}`;
  /** Name in the federation runtime: letters, digits and underscores only, e.g. `mfe_feed`. */
  container: `mfe_${string}`;
  /** Name in the message that a visitor sees when the part is missing, e.g. `Feed`. */
  title: string;
  /** The team that is responsible for it. */
  owner: string;
  routes: readonly PageRoute[];
  navigation: readonly NavigationEntry[];
  widgets: readonly WidgetDeclaration[];
  /** Version ranges by share key, in addition to those that the build determines. */
  requires: Readonly<Record<string, string>>;
  budgets: RemoteBudgets;
  events?: RemoteEvents;
  /**
   * Routes and exposes of the live build that this one removes on purpose. A build that drops others is
   * refused when it is published.
   */
  retires?: readonly string[];
}

/** The contents of `remote.ts`. */
export interface RemoteDefinition extends Pick<
  RemoteDeclaration,
  'name' | 'title' | 'owner' | 'budgets' | 'events' | 'retires'
> {
  routes: readonly PageDefinition[];
  navigation?: readonly NavigationEntry[];
  widgets?: readonly WidgetDeclaration[];
  /** Its pages call the API: they are inside the client's provider, which is part of the remote's first script. */
  callsApi?: boolean;
}

/** Everything that the build, the shell and the tests know about a remote: the only export of `remote.ts`. */
export function defineRemote<const D extends RemoteDefinition>(definition: D): D {
  return definition;
}
