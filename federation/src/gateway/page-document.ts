import type { ShellBuildFile } from '../registry/build-file';
import { pageAssets, type PageAssets } from '../registry/page-assets';
import type { LiveRegistry } from './live-registry';

export interface PageDocument {
  html: string;
  /** 404 where neither the shell nor a remote has such a page. */
  status: 200 | 404;
}

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function preloads({ scripts, styles, integrity }: PageAssets): string[] {
  const link = (as: string) => (href: string) => {
    const hash = integrity[href];
    const checked = hash ? ` integrity="${hash}"` : '';
    return `<link rel="preload" as="${as}" href="${attribute(href)}"${checked}>`;
  };
  return [...styles.map(link('style')), ...scripts.map(link('script'))];
}

/** The document of one page: the shell's template with the registry and the page's preloads. */
export function pageDocument(
  shell: { file: ShellBuildFile; template: string },
  registry: LiveRegistry,
  pathname: string,
): PageDocument {
  const assets = pageAssets(shell.file, registry.document, pathname);
  const head = [
    ...(assets ? preloads(assets) : []),
    `<script type="application/json" id="registry">${registry.text}</script>`,
  ].join('\n    ');
  return {
    html: shell.template.replace('<!-- page -->', () => head),
    status: assets ? 200 : 404,
  };
}
