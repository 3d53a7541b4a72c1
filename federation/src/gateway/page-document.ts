import { readFile } from 'node:fs/promises';
import { ownerOf, pageAssets, type PageAssets } from '../registry/page-assets';
import { documentTitle } from '../remote/page-hooks';
import type { Facts, LiveRegistry, ShellFiles } from './sources';

/** Text as it stands between tags. */
const asText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface StaticPage {
  title: string;
  /** The frame of the live shell around the page of the live remote. */
  html: string;
}

interface PageSources {
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

/**
 * What the page at `pathname` shows before its scripts run; undefined where neither the shell nor the
 * remote's live build made markup for it.
 */
async function staticPage(
  { shell, registry: { document: registry, pages }, facts }: PageSources,
  pathname: string,
): Promise<StaticPage | undefined> {
  const file = pages.get(pathname);
  const owner = ownerOf(shell.file, registry, pathname);
  if (!file || !shell.frame || !owner?.build) return undefined;
  const { route } = owner;
  const page = await withFacts(await readFile(file.path, 'utf8'), facts);
  const html = shell.frame({ pathname, route, registry, remote: file.remote, page });
  return { title: route.title, html };
}

interface PageDocument {
  html: string;
  /** 404 where neither the shell nor a remote has such a page. */
  status: 200 | 404;
}

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const noScript = `<noscript>
      <p>This page of Campus needs JavaScript. Without it you can read <a href="/home">what Campus
      is</a>, <a href="/about">who makes it</a> and <a href="/privacy">what it keeps</a>.</p>
    </noscript>`;

/** Of the remotes' files only those whose hash is known: the shell loads no others either. */
function checked(addresses: readonly string[], integrity: PageAssets['integrity']): string[] {
  const known = addresses.filter((href) => integrity[href] ?? !href.startsWith('/r/'));
  return known.map((href) => {
    const hash = integrity[href];
    return `href="${attribute(href)}"${hash ? ` integrity="${hash}"` : ''}`;
  });
}

function preloads({ scripts, styles, integrity }: PageAssets): string[] {
  const link = (as: string) => (file: string) => `<link rel="preload" as="${as}" ${file}>`;
  return [
    ...checked(styles, integrity).map(link('style')),
    ...checked(scripts, integrity).map(link('script')),
  ];
}

/** In the body: what stands before them is painted and scripts run even while one of them hangs. */
function stylesheets({ styles, integrity }: PageAssets): string {
  return checked(styles, integrity)
    .map((file) => `<link rel="stylesheet" ${file}>`)
    .join('');
}

function content(pathname: string, page: StaticPage, assets: PageAssets): string {
  return `${stylesheets(assets)}<div id="page" data-path="${attribute(pathname)}">${page.html}</div>`;
}

/** The document of one page: the shell's template with the registry, the page's preloads and markup. */
export async function pageDocument(sources: PageSources, pathname: string): Promise<PageDocument> {
  const { shell, registry } = sources;
  const assets = pageAssets(shell.file, registry.document, pathname);
  const page = await staticPage(sources, pathname);
  const head = [
    ...(assets ? preloads(assets) : []),
    `<script type="application/json" id="registry">${registry.text}</script>`,
  ].join('\n    ');
  const title = page ? documentTitle(page.title) : 'Campus';
  const html = shell.template
    .replace('<!-- title -->', () => `<title>${asText(title)}</title>`)
    .replace('<!-- page -->', () => head)
    .replace('<!-- content -->', () =>
      assets && page ? content(pathname, page, assets) : noScript,
    );
  return {
    // A script that is deferred waits for every stylesheet of the document, one that hangs too.
    html: page ? html.replaceAll(' defer></script>', ' async></script>') : html,
    status: assets ? 200 : 404,
  };
}
