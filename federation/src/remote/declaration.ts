import type { ComponentType } from 'react';

/** Who may open a page: anybody, or a signed-in student only. */
export const permissions = ['public', 'student'] as const;
export type Access = (typeof permissions)[number];

/** The frame that the shell draws around a page. */
export type LayoutName = 'app' | 'public' | 'landing';

export interface PageRoute {
  /** Absolute pattern in the router's syntax, e.g. `/community/:communityId/:communityName`. */
  path: string;
  /** Name of the page, shown as the document's title until the page sets a finer one. */
  title: string;
  access: Access;
  layout: LayoutName;
  /** Name of the page's lazy chunk, so that it can be preloaded with the document. */
  chunk?: string;
  /**
   * Addresses of the API that the page reads first, with their queries just as the page sends them, e.g.
   * `/api/ads?limit=10`; a parameter of the route stands as `:name`. The document begins them for a student,
   * beside the scripts.
   */
  calls?: readonly string[];
  /**
   * Whether the page opens without a connection, as it was last seen: the browser then keeps its document and the
   * answers to `calls`. Never where these say anything of confessions, dating or conversations.
   */
  offline?: boolean;
}

/** Brings the code of a page when it is first shown. */
export type LoadPage = () => Promise<ComponentType>;

/** A page in `remote.ts`: its address, and where its code is. */
export interface PageDefinition extends Omit<PageRoute, 'chunk'> {
  /**
   * `() => import('./src/features/<feature>/…').then((page) => page.Name)`, in just this form: the build reads it
   * from the text. The feature's name is the name of the chunk.
   */
  load: LoadPage;
  /**
   * The page's template, written like `load`: what the document shows of the answers to `calls` before the page's
   * code has come. See `Each` of `@campus/federation/template`.
   */
  template?: LoadPage;
}

export interface NavigationEntry {
  /** A page, and what of it is open there, as in `/events?add=1`. */
  to: string;
  label: string;
  /** A name that `Icon` of shared-ui knows. */
  icon: string;
  /** `create` is what a student may add to the site: the sheet of the bottom bar. */
  area: 'main' | 'bottom' | 'create' | 'information';
  /** Ascending within its area. */
  order: number;
}

export interface WidgetDeclaration {
  /** `./widgets/<file>`, built from `src/widgets/<file>.tsx`: its default export takes no props. */
  expose: `./widgets/${string}`;
  /** Name of the `Slot` in another remote's page that shows it. */
  slot: string;
  /** Its heading, known before its code is: while it loads, and where it is missing. */
  title: string;
  /** Ascending within the slot, over all remotes. */
  order: number;
}

/** Events on `window` by which parts of the site talk, by their names. */
export interface RemoteEvents {
  /** Those that other parts may wait for. */
  emits?: readonly string[];
  /** Those that this one waits for: somebody must emit them. */
  hears?: readonly string[];
}

export interface RemoteBudgets {
  /** Own scripts and styles of any one page or widget of the remote, in bytes after brotli. */
  firstScreen: number;
}

/**
 * What a remote tells the shell about itself, as data: the build makes it from `remote.ts` and writes it into
 * `remote.json`, and the registry hands it to the shell.
 */
export interface RemoteDeclaration {
  /** Folder and URL name, e.g. `mfe-feed`. */
  name: `mfe-${string}`;
  /** Name in the federation runtime: letters, digits and underscores only, e.g. `mfe_feed`. */
  container: `mfe_${string}`;
  /** What a visitor is told when the part is missing, e.g. `Feed`. */
  title: string;
  /** The team that answers for it. */
  owner: string;
  routes: readonly PageRoute[];
  navigation: readonly NavigationEntry[];
  widgets: readonly WidgetDeclaration[];
  /** Ranges beyond those that the build measures itself, by share key. */
  requires: Readonly<Record<string, string>>;
  budgets: RemoteBudgets;
  events?: RemoteEvents;
  /**
   * Routes and exposes that the live build has and this one gives up on purpose. What vanishes without
   * standing here is refused when it is published.
   */
  retires?: readonly string[];
}

/** What stands in `remote.ts`. */
export interface RemoteDefinition extends Pick<
  RemoteDeclaration,
  'name' | 'title' | 'owner' | 'budgets' | 'events' | 'retires'
> {
  routes: readonly PageDefinition[];
  navigation?: readonly NavigationEntry[];
  widgets?: readonly WidgetDeclaration[];
  /** Its pages call the API: they stand within the client's provider, which comes with the remote's first script. */
  callsApi?: boolean;
}

/** Everything that the build, the shell and the tests know of a remote: the one export of `remote.ts`. */
export function defineRemote<const D extends RemoteDefinition>(definition: D): D {
  return definition;
}
