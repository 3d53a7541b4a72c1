import { firstScreens, kilobytes, widgetScreens, type Measure } from '../../build/budgets';
import { measurePages } from '../../build/page-measures';
import type { RemoteBuildFile } from '../../registry/build-file';
import type { Live, Rule } from '../types';

const isOver = ({ size, limit }: Measure): boolean => size > limit;

/** The pages of the site that have a budget: other remotes may have made them heavy before. */
function heavierPages(file: RemoteBuildFile, { shell, others, own }: Live): Measure[] {
  const before = own ? measurePages(shell, [...others, own]) : [];
  const sizes = new Map(before.map(({ what, size }) => [what, size]));
  const after = measurePages(shell, [...others, file]);
  return after.filter((page) => isOver(page) && page.size > (sizes.get(page.what) ?? 0));
}

/** Scripts and styles stay within what the remote allows itself, and the site its pages. */
export const budgets: Rule = ({ file }, live) => {
  const { name } = file.declaration;
  const told =
    (whose: string) =>
    ({ what, size, limit }: Measure) =>
      `${whose} ${what} is over its budget: ${kilobytes(size)} after brotli, ${kilobytes(limit)} allowed`;
  const own = [...firstScreens(file), ...widgetScreens(file)].filter(isOver);
  return [...own.map(told(name)), ...heavierPages(file, live).map(told(`With ${name} the page`))];
};
