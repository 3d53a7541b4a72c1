import type { ChunkAssets } from '../../remote/registry-document';
import type { Rule } from '../types';

const pathsOf = ({ js, css }: ChunkAssets): readonly string[] => [...js, ...css];

/** Every file that the build names is one whose hash it states. */
export const files: Rule = ({ file, manifest }) => {
  const { name } = file.declaration;
  const known = new Set(file.assets.map(({ path }) => path));
  const parts = [...Object.values(file.exposes), ...Object.values(file.chunks)];
  const named = new Set([file.entry, ...parts.flatMap(pathsOf)]);
  const missing = [...named]
    .filter((path) => !known.has(path))
    .map((path) => `${name} names ${path}, and has no such file`);
  if (!manifest) return [...missing, `${name} has no mf-manifest.json that can be read`];
  if (manifest.entry === file.entry) return missing;
  return [
    ...missing,
    `mf-manifest.json of ${name} is of another build: it begins with ${manifest.entry}`,
  ];
};
