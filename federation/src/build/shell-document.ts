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
  const head = [
    `<script src="/${theme}" ${checked(theme)}></script>`,
    ...initial.css.map((path) => `<link rel="stylesheet" href="/${path}" ${checked(path)}>`),
    ...initial.js.map((path) => `<script src="/${path}" ${checked(path)} defer></script>`),
  ];
  return template.replace('<!-- assets -->', head.join('\n    '));
}
