/** What a page that is none of the remote's looks like, in what all share. */
export interface PageState {
  title: string;
  /** `lang="en"`, of the html element and the body. */
  attributes: string[];
  /** `<meta name="description">` and such, with their content. */
  metas: string[];
  /** Elements of head and body that are no files of builds. */
  elements: string[];
  /** Whether html element and body can be scrolled. */
  scrolling: string;
  /** Where the focus is, where that is no element of the page's root. */
  focus: string;
  /** `localStorage "theme"` */
  keys: string[];
  /** `onclick of window` */
  handlers: string[];
}

/** Runs in the page. */
export async function pageState(): Promise<PageState> {
  const { documentElement: html, body, head } = document;
  const attributesOf = (element: Element) =>
    // An empty one is what is left of a style that was taken back.
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
    ...document.cookie.split('; ').map((text) => `the cookie "${text.split('=', 1)[0]}"`),
    ...(await caches.keys()).map((name) => `the cache "${name}"`),
    ...(await indexedDB.databases()).map(({ name }) => `the database "${name}"`),
  ];
  const handled = Object.entries({ window, document }).flatMap(([name, holder]) =>
    ['onclick', 'onerror', 'onkeydown', 'onpopstate', 'onbeforeunload', 'onscroll', 'onsubmit']
      .filter((key) => Reflect.get(holder, key))
      .map((key) => `${key} of ${name}`),
  );
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

/** Keys that the shell writes whoever's page is shown. */
const ofTheShell =
  /"(?:scroll-positions|campus:[^"]*|recover[^"]*|draft[^"]*|isAuthenticated|theme)"/;

/**
 * How two states of the same page differ.
 * @param remote whose name its own keys begin with
 * @returns what goes behind the remote's name in a sentence, for each difference
 */
export function stateDifferences(before: PageState, after: PageState, remote: string): string[] {
  const isOwn = (key: string) => key.includes(`"${remote}`) || ofTheShell.test(key);
  const gone = (list: 'attributes' | 'metas' | 'elements' | 'keys') =>
    missing(before[list], after[list]);
  const come = (list: 'attributes' | 'metas' | 'elements' | 'keys' | 'handlers') =>
    missing(after[list], before[list]);
  const changed = gone('attributes').map((text) => text.split('=', 1)[0]);
  return [
    ...(before.title === after.title ? [] : [`leaves the title "${after.title}"`]),
    ...come('attributes').map((text) => `leaves ${text}`),
    ...changed
      .filter((name) => !come('attributes').some((text) => text.startsWith(`${name}=`)))
      .map((name) => `removes ${name}`),
    ...come('metas').map((text) => `leaves ${text}`),
    ...(come('metas').length > 0 ? [] : gone('metas').map((text) => `removes ${text}`)),
    ...come('elements').map((name) => `leaves ${name} outside of its place`),
    ...gone('elements').map((name) => `removes ${name}, which is not its own,`),
    ...(before.scrolling === after.scrolling ? [] : ['leaves a page that scrolls otherwise']),
    ...(after.focus && after.focus !== before.focus ? [`leaves the focus on ${after.focus}`] : []),
    ...come('keys')
      .filter((key) => !isOwn(key))
      .map((key) => `leaves ${key}, which is not its own,`),
    ...gone('keys')
      .filter((key) => !isOwn(key))
      .map((key) => `removes ${key}, which is not its own,`),
    ...come('handlers').map((name) => `leaves ${name}`),
  ];
}
