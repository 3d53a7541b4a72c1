import { readFile } from 'node:fs/promises';
import { ownerOf } from '../registry/page-assets';
import type { LiveRegistry } from './live-registry';
import { asText } from './markup-text';
import type { ShellFiles } from './shell-files';

export interface StaticPage {
  title: string;
  /** The frame of the live shell around the page of the live remote. */
  html: string;
}

/** By name: lines that markup made beforehand cannot know. */
export type Facts = Readonly<Record<string, () => Promise<readonly string[]>>>;

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

/**
 * What the page at `pathname` shows before its scripts run; undefined where neither the shell nor the
 * remote's live build made markup for it.
 */
export async function staticPage(
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
