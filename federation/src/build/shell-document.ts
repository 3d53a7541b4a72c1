import type { Asset } from '../registry/build-file';
import type { ChunkAssets } from '../remote/registry-document';

interface DocumentParts {
  template: string;
  initial: ChunkAssets;
  assets: readonly Asset[];
  /** Path of the theme script. */
  theme: string;
}

/** Fills the template's places for scripts and styles; those for the registry stay. */
export function shellDocument({ template, initial, assets, theme }: DocumentParts): string {
  const hashes = new Map(assets.map(({ path, integrity }) => [path, integrity]));
  const checked = (path: string) => `integrity="${hashes.get(path) ?? ''}"`;
  // The display face is part of the first paint: later it would move what is on screen.
  const fonts = assets.filter(({ path }) => path.endsWith('.woff2'));
  const head = [
    ...fonts.map(
      ({ path }) => `<link rel="preload" as="font" type="font/woff2" href="/${path}" crossorigin>`,
    ),
    `<script src="/${theme}" ${checked(theme)}></script>`,
    ...initial.css.map((path) => `<link rel="stylesheet" href="/${path}" ${checked(path)}>`),
    ...initial.js.map((path) => `<script src="/${path}" ${checked(path)} defer></script>`),
  ];
  return template.replace('<!-- assets -->', head.join('\n    '));
}
