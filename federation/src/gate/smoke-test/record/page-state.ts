import type { GateRecord } from './gate-record';

/** The shared state of a page that does not belong to the remote. */
export interface PageState {
  title: string;
  /** E.g. `lang="en"`, of the html element and the body. */
  attributes: string[];
  /** E.g. `<meta name="description">`, with their content. */
  metas: string[];
  /** Elements of head and body that are not files of builds. */
  elements: string[];
  /** Whether the html element and the body can scroll. */
  scrolling: string;
  /** The focused element, if it is outside of the page's root. */
  focus: string;
  /** `localStorage "theme"` */
  keys: string[];
  /** `onclick of window` */
  handlers: string[];
}

/** Runs in the page: reads its shared state. */
export async function pageState(): Promise<PageState> {
  const { documentElement: html, body, head } = document;
  const attributesOf = (element: Element) =>
    // An empty attribute may remain after a style was removed again.
    [...element.attributes].flatMap(({ name, value }) =>
      value ? [`${element.localName} ${name}="${value.slice(0, 80)}"`] : [],
    );
  const nameOf = (element: Element) => `<${element.localName}${element.id && `#${element.id}`}>`;
  const isFile = (element: Element) =>
    ['script', 'link', 'meta', 'title'].includes(element.localName);
  const active = document.activeElement ?? body;
  const isAway = active !== body && !document.querySelector('#root')?.contains(active);
  const keys = [
    ...Object.keys(localStorage).map((key) => `localStorage "${key}"`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage "${key}"`),
    ...document.cookie
      .split('; ')
      .filter(Boolean)
      .map((text) => `the cookie "${text.split('=', 1)[0]}"`),
    ...(await caches.keys()).map((name) => `the cache "${name}"`),
    ...(await indexedDB.databases()).map(({ name }) => `the database "${name}"`),
  ];
  const handlersOf = (holder: object) => {
    const names: string[] = [];
    for (const key in holder) {
      const handler: unknown = /^on[a-z]+$/.test(key) && Reflect.get(holder, key);
      // React sets an empty one.
      if (typeof handler === 'function' && !/\{\s*\}$/.test(String(handler))) names.push(key);
    }
    return names;
  };
  const ofWindow = handlersOf(window);
  const handled = [
    ...ofWindow.map((key) => `${key} of window`),
    ...handlersOf(document).map((key) => `${key} of document`),
    // Some handlers of the body are those of the window.
    ...handlersOf(body).flatMap((key) => (ofWindow.includes(key) ? [] : [`${key} of the body`])),
  ];
  return {
    title: document.title,
    attributes: [...attributesOf(html), ...attributesOf(body)],
    metas: [...document.querySelectorAll('meta')].map(
      (meta) =>
        `<meta ${meta.name || meta.httpEquiv || meta.getAttribute('property')}>: ${meta.content}`,
    ),
    elements: [...head.children, ...body.children].filter((one) => !isFile(one)).map(nameOf),
    scrolling: [html, body].map((one) => getComputedStyle(one).overflowY).join(' '),
    focus: isAway ? nameOf(active) : '',
    keys,
    handlers: handled,
  };
}

const missing = (from: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return from.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Keys that the shell writes on any page. */
const ofTheShell =
  /"(?:scroll-positions|campus:[^"]*|recover[^"]*|draft[^"]*|isAuthenticated|theme)"/;

/**
 * Keys with the name of any remote. A neighbour's widget may write one meanwhile, also in another tab; a remote that
 * writes a key of another remote is recorded at the call itself.
 */
const ofARemote = /^localStorage "mfe-[a-z0-9-]+:/;

/** The text after the remote's name in a sentence, and what has changed: `body`, `title`, `onclick of window`. */
interface Difference {
  says: string;
  of: string;
}

/**
 * The differences between two states of the same page.
 * @param remote the prefix of its own keys
 */
export function stateDifferences(
  before: PageState,
  after: PageState,
  remote: string,
): Difference[] {
  const ofTheRemote = new RegExp(`"${remote}(?![a-z0-9])`, 'i');
  const isOwn = (key: string) => ofTheRemote.test(key) || ofTheShell.test(key);
  const gone = (list: 'attributes' | 'metas' | 'elements' | 'keys') =>
    missing(before[list], after[list]);
  const come = (list: 'attributes' | 'metas' | 'elements' | 'keys' | 'handlers') =>
    missing(after[list], before[list]);
  const changed = gone('attributes').map((text) => text.split('=', 1)[0] ?? '');
  const elementOf = (attribute: string) => attribute.split(' ', 1)[0] ?? '';
  return [
    ...(before.title === after.title
      ? []
      : [{ says: `leaves the title "${after.title}"`, of: 'title' }]),
    ...come('attributes').map((text) => ({ says: `leaves ${text}`, of: elementOf(text) })),
    ...changed
      .filter((name) => !come('attributes').some((text) => text.startsWith(`${name}=`)))
      .map((name) => ({ says: `removes ${name}`, of: elementOf(name) })),
    ...come('metas').map((text) => ({ says: `leaves ${text}`, of: 'head' })),
    ...(come('metas').length > 0
      ? []
      : gone('metas').map((text) => ({ says: `removes ${text}`, of: 'head' }))),
    ...come('elements').map((name) => ({
      says: `leaves ${name} outside its container`,
      of: /^<(?:style|base)/.test(name) ? 'head' : 'body',
    })),
    ...gone('elements').map((name) => ({
      says: `removes ${name}, which it does not own,`,
      of: 'body',
    })),
    ...(before.scrolling === after.scrolling
      ? []
      : [{ says: 'leaves the scrolling of the page changed', of: 'body' }]),
    ...(after.focus && after.focus !== before.focus
      ? [{ says: `leaves the focus on ${after.focus}`, of: 'focus' }]
      : []),
    ...come('keys')
      .filter((key) => !isOwn(key) && !ofARemote.test(key))
      .map((key) => ({ says: `leaves ${key}, which it does not own,`, of: key })),
    ...gone('keys')
      .filter((key) => !isOwn(key))
      .map((key) => ({ says: `removes ${key}, which it does not own,`, of: key })),
    ...come('handlers').map((name) => ({ says: `leaves ${name}`, of: name })),
  ];
}

/**
 * The remote that was the last to set some shared state. This may be a live neighbour instead of the build under test.
 * @param setters where each remote last set it, latest last
 * @param of the changed state
 */
export function lastSetter(setters: GateRecord['setters'], of: string): string | undefined {
  const key = Object.keys(setters).findLast((one) => one.startsWith(`${of} mfe-`));
  return key?.slice(of.length + 1);
}
