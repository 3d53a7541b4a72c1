import { readFile } from 'node:fs/promises';
import { ownerOf, pageAssets, type PageAssets } from '../registry/page-assets';
import type { PageRoute } from '../remote/declaration';
import type { RegistryDocument } from '../remote/registry-document';
import { documentTitle } from '../remote/page-hooks';
import { inlineScripts } from './send-file';
import type { Facts, LiveRegistry, ShellFiles } from './sources';

/** Escapes text for use between tags. */
export const asText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const needsScript = '<noscript><p>Sending this form needs JavaScript.</p></noscript>';

/**
 * Until the scripts are loaded a form does nothing, and its input must not appear in an address. A form with
 * one field is sent by Enter even without a button; outside of a dialog this method does nothing.
 */
const withoutSubmits = (html: string): string =>
  html
    .replaceAll('<form', '<form method="dialog"')
    .replaceAll(' type="submit"', ' type="button" data-submit')
    .replaceAll('</form>', `${needsScript}</form>`);

/** Markup for a document before and without any script. @param html as React renders it */
export function staticMarkup(html: string): string {
  // Marks of boundaries and text nodes are only for hydration.
  const plain = html.replaceAll(/<!--.*?-->/g, '');
  // The site's policy refuses style attributes in markup; only scripts may set them.
  return withoutSubmits(plain.replaceAll(/ style="[^"]*"/g, ''));
}

interface StaticPage {
  route: PageRoute;
  /** The frame of the live shell around the page of the live remote, or around a skeleton. */
  html: string;
  isSkeleton: boolean;
  /** It is readable without scripts, and nothing on it waits for them. */
  isWhole: boolean;
}

/** What documents are made from. */
export interface PageSources {
  shell: ShellFiles;
  registry: LiveRegistry;
  facts: Facts;
}

const place = /<noscript data-facts="([\w-]+)"><\/noscript>/g;

const item = (line: string): string => `<li>${asText(line)}</li>`;

/** Fills the lists that a page has for visitors without scripts. */
async function withFacts(html: string, facts: Facts): Promise<string> {
  const names = new Set([...html.matchAll(place)].map(([, name = '']) => name));
  const lists = new Map<string, string>();
  for (const name of names) {
    const lines = (await facts[name]?.()) ?? [];
    lists.set(name, lines.map(item).join(''));
  }
  return html.replace(place, (_, name: string) => {
    return `<noscript><ul>${lists.get(name) ?? ''}</ul></noscript>`;
  });
}

type Frame = NonNullable<ShellFiles['frame']>;

const skeletons = new WeakMap<RegistryDocument, Map<PageRoute, Promise<string>>>();

/** The frame of a student page around a skeleton and the page's template, drawn once for all addresses of the route. */
function skeletonOf(frame: Frame, live: LiveRegistry, route: PageRoute): Promise<string> {
  const { document: registry, templates } = live;
  const drawn = skeletons.get(registry) ?? new Map<PageRoute, Promise<string>>();
  skeletons.set(registry, drawn);
  const draw = async () => {
    const { path, remote = '' } = templates.get(route.path) ?? {};
    const template = path && { template: await readFile(path, 'utf8') };
    return frame({ pathname: route.path, route, registry, remote, page: '', ...template });
  };
  const html = drawn.get(route) ?? draw();
  drawn.set(route, html);
  // A file that cannot be read now may be readable for the next visitor.
  html.catch(() => drawn.delete(route));
  return html;
}

/**
 * What the page at `pathname` shows before its scripts run: its own markup if the remote's live build made
 * some, or for a student page the frame with a skeleton. Undefined if neither exists.
 */
async function staticPage(
  { shell, registry: live, facts }: PageSources,
  pathname: string,
): Promise<StaticPage | undefined> {
  const registry = live.document;
  const file = live.pages.get(pathname);
  const owner = ownerOf(shell.file, registry, pathname);
  if (!shell.frame || !owner) return undefined;
  const { route, build } = owner;
  if (!file || !build) {
    if (shell.drawn?.includes(route.path)) {
      const html = await shell.frame({ pathname, route, registry, remote: '', page: '' });
      return { route, html: staticMarkup(html), isSkeleton: false, isWhole: true };
    }
    if (route.layout !== 'app') return undefined;
    return {
      route,
      html: await skeletonOf(shell.frame, live, route),
      isSkeleton: true,
      isWhole: false,
    };
  }
  const markup = await readFile(file.path, 'utf8');
  const page = await withFacts(markup, facts);
  const html = await shell.frame({
    pathname,
    route,
    registry,
    remote: file.remote,
    page,
  });
  // Where visitors without scripts get a list, all others wait for the scripts to show theirs.
  const isWhole = route.layout !== 'app' && page === markup;
  return { route, html, isSkeleton: false, isWhole };
}

interface PageDocument {
  html: string;
  /** 404 if neither the shell nor a remote has such a page. */
  status: 200 | 404;
}

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const noScript = `<noscript>
      <p>This page of Campus needs JavaScript. Without it you can still read <a href="/home">what Campus
      is</a>, <a href="/about">who makes it</a> and <a href="/privacy">what it keeps</a>.</p>
    </noscript>`;

/** Only files of remotes whose hash is known: the shell loads no others either. */
function checked(addresses: readonly string[], integrity: PageAssets['integrity']): string[] {
  const known = addresses.filter((href) => integrity[href] ?? !href.startsWith('/r/'));
  return known.map((href) => {
    const hash = integrity[href];
    return `href="${attribute(href)}"${hash ? ` integrity="${hash}"` : ''}`;
  });
}

const preloadsOf = (as: string, files: readonly string[], integrity: PageAssets['integrity']) =>
  checked(files, integrity).map((file) => `<link rel="preload" as="${as}" ${file}>`);

/** Scripts have lower priority than styles and first calls where these make the page readable before. */
const withLowPriority = (link: string): string => link.replace(/>$/, ' fetchpriority="low">');

/** A skeleton is painted before the display face loads: the script in the head requests it when it runs. */
const withLateFonts = (template: string): string =>
  template.replaceAll('<link rel="preload" as="font"', '<link rel="late-preload" as="font"');

/** In the body: the content before them is painted, and scripts run, even while one of them hangs. */
function stylesheets({ styles, integrity }: PageAssets, { isSkeleton }: StaticPage): string {
  // A skeleton contains nothing of the remote yet.
  const needed = isSkeleton ? styles.filter((file) => !file.startsWith('/r/')) : styles;
  return checked(needed, integrity)
    .map((file) => `<link rel="stylesheet" ${file}>`)
    .join('');
}

function content(pathname: string, page: StaticPage, assets: PageAssets): string {
  const { layout, path } = page.route;
  // A skeleton is the same at all addresses of its route.
  const address = page.isSkeleton ? path : pathname;
  const place = `id="page" data-path="${attribute(address)}" data-layout="${layout}"`;
  const without = page.isSkeleton ? noScript : '';
  return `${stylesheets(assets, page)}<div ${place}>${page.html}</div>${without}`;
}

/** The page's first calls, for the script in the head to start, whether they are a student's, and the offline mark. */
function firstCalls({ path, access, calls = [], offline }: PageRoute): string {
  if (calls.length === 0 && access !== 'student') return '';
  const isStudents = access === 'student' ? ' data-student' : '';
  const mark = offline ? `${isStudents} data-offline` : isStudents;
  const content = attribute(calls.join(' '));
  const meta = `<meta name="calls" data-path="${attribute(path)}"${mark} content="${content}">`;
  return isStudents ? `${meta}<script>${inlineScripts.firstCalls}</script>` : meta;
}

const siteDescription =
  'Communities, posts, listings, confessions and connections for college students.';

/**
 * What link previews and search engines see. A student page is not named: its address may contain the name of
 * a community, and its title says what a person looked at.
 */
function previewOf(route: PageRoute | undefined): string {
  const isOpen = !route || route.access === 'public';
  const title = route && isOpen ? documentTitle(route.title) : 'Campus';
  const description = isOpen ? siteDescription : 'Log in to Campus to see this page.';
  return [
    `<meta name="description" content="${description}">`,
    '<meta property="og:site_name" content="Campus">',
    `<meta property="og:title" content="${attribute(title)}">`,
    `<meta property="og:description" content="${description}">`,
    ...(isOpen ? [] : ['<meta name="robots" content="noindex">']),
  ].join('');
}

/** The shell's scripts that do not wait for anything. */
const asynchronous = /<script [^>]*async><\/script>/g;

/**
 * A page that is readable without scripts delays them in a template: the script in the head takes them out
 * once the page is touched or has been quiet for a while.
 */
function heldBack(scripts: readonly string[], { layout }: PageRoute): string {
  const asks = layout === 'landing' ? ' data-asks-session' : '';
  return `<template id="application"${asks}>${scripts.join('')}</template>`;
}

const linkRules = `<script type="speculationrules">${inlineScripts.speculationRules}</script>`;

/** The document of one page: the shell's template with the page's preloads, its markup and the registry. */
export async function pageDocument(sources: PageSources, pathname: string): Promise<PageDocument> {
  const { shell, registry } = sources;
  const assets = pageAssets(shell.file, registry.document, pathname);
  const route = ownerOf(shell.file, registry.document, pathname)?.route;
  const page = assets && (await staticPage(sources, pathname));
  // A deferred script waits for every stylesheet of the document, even one that hangs.
  const started = page
    ? shell.template.replaceAll(' defer></script>', ' async></script>')
    : shell.template;
  const template = page?.isSkeleton ? withLateFonts(started) : started;
  const { scripts = [], styles = [], integrity = {} } = assets ?? {};
  const preloads = preloadsOf('script', scripts, integrity);
  const loaded = page?.isSkeleton ? preloads.map(withLowPriority) : preloads;
  const shellScripts = template.match(asynchronous) ?? [];
  const head = [
    `<title>${asText(page ? documentTitle(page.route.title) : 'Campus')}</title>`,
    previewOf(route),
    ...(route ? [firstCalls(route)] : []),
    ...(page?.isWhole ? [heldBack([...loaded, ...shellScripts], page.route), linkRules] : []),
  ];
  const text = `<script type="application/json" id="registry">${registry.text}</script>`;
  // The registry is last if nothing that is painted needs it. If a remote's style sheet may hang in the body,
  // the time limit for it must be loaded before it.
  const [first, last] = page?.isSkeleton ? ['', text] : [text, ''];
  const early = [
    ...preloadsOf('style', styles, integrity),
    ...(page?.isWhole ? [] : loaded),
    first,
  ];
  const html = (page?.isWhole ? template.replace(asynchronous, '') : template)
    .replace('<!-- title -->', () => head.join(''))
    .replace('<!-- page -->', () => early.join('\n    '))
    .replace('<!-- content -->', () => (page ? content(pathname, page, assets) : noScript))
    .replace('<!-- registry -->', () => last);
  return { html, status: assets ? 200 : 404 };
}
