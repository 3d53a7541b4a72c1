import {
  firstScreens,
  kilobytes,
  type Measure,
  measurePages,
  widgetScreens,
} from '../../build/budgets';
import { unscopedSelectors } from '../../build/scoped-css';
import type { RemoteBuildFile, ShellBuildFile } from '../../registry/build-file';
import type { ChunkAssets } from '../../remote/registry-document';
import type { Live, Rule } from '../types';

const pathsOf = ({ js, css }: ChunkAssets): readonly string[] => [...js, ...css];

/** Every file that the build names must have a stated hash. */
export const files: Rule = ({ file, manifest }) => {
  const { name } = file.declaration;
  const known = new Set(file.assets.map(({ path }) => path));
  const parts = [...Object.values(file.exposes), ...Object.values(file.chunks)];
  const named = new Set([file.entry, ...parts.flatMap(pathsOf)]);
  const missing = [...named]
    .filter((path) => !known.has(path))
    .map((path) => `${name} names ${path}, but has no such file`);
  if (!manifest) return [...missing, `${name} has no readable mf-manifest.json`];
  if (manifest.entry === file.entry) return missing;
  return [
    ...missing,
    `mf-manifest.json of ${name} belongs to another build: its entry is ${manifest.entry}`,
  ];
};

/** No style of a remote may match anything outside of it. */
export const styles: Rule = ({ file, styles: sheets }) => {
  const { name } = file.declaration;
  return Object.entries(sheets).flatMap(([path, css]) =>
    unscopedSelectors(css, name).map(
      (selector) => `${name} has styles that affect more than itself: "${selector}" in ${path}`,
    ),
  );
};

const isOver = ({ size, limit }: Measure): boolean => size > limit;

/** Pages over their budget that are heavier than before: other remotes may have made them heavy. */
function heavier(after: readonly Measure[], before: readonly Measure[]): Measure[] {
  const sizes = new Map(before.map(({ what, size }) => [what, size]));
  return after.filter((page) => isOver(page) && page.size > (sizes.get(page.what) ?? 0));
}

function heavierPages(file: RemoteBuildFile, { shell, others, own }: Live): Measure[] {
  const measureWith = (build: RemoteBuildFile) =>
    measurePages({ shell, remotes: [...others, build] });
  return heavier(measureWith(file), own ? measureWith(own) : []);
}

const sentence =
  (whose: string) =>
  ({ what, size, limit }: Measure): string =>
    `${whose} ${what} is over its budget: ${kilobytes(size)} after brotli, ${kilobytes(limit)} allowed`;

/** With a new shell, pages stay within budget or get no heavier. @param live the current shell */
export const shellBudgets = (
  shell: ShellBuildFile,
  remotes: readonly RemoteBuildFile[],
  live: ShellBuildFile | undefined,
): string[] =>
  heavier(measurePages({ shell, remotes }), live ? measurePages({ shell: live, remotes }) : []).map(
    sentence('With the shell the page'),
  );

/** Scripts and styles stay within the budgets of the remote and of the site's pages. */
export const budgets: Rule = ({ file }, live) => {
  const { name } = file.declaration;
  const own = [...firstScreens(file), ...widgetScreens(file)].filter(isOver);
  return [
    ...own.map(sentence(name)),
    ...heavierPages(file, live).map(sentence(`With ${name} the page`)),
  ];
};
