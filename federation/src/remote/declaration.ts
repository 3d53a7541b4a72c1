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
  /** `webpackChunkName` of the page's lazy chunk, so that it can be preloaded with the document. */
  chunk?: string;
}

export interface NavigationEntry {
  to: string;
  label: string;
  /** A name that `Icon` of shared-ui knows. */
  icon: string;
  area: 'main' | 'bottom' | 'information';
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
 * What a remote tells the shell about itself, as data. It is the default shape of `remote.ts`;
 * the build writes it into `remote.json` and the registry hands it to the shell.
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
