import { unscopedSelectors } from '../../build/scoped-css';
import type { Rule } from '../types';

/** No style of a remote reaches anything outside of it. */
export const styles: Rule = ({ file, styles: sheets }) => {
  const { name } = file.declaration;
  return Object.entries(sheets).flatMap(([path, css]) =>
    unscopedSelectors(css, name).map(
      (selector) => `${name} has styles that are not its own: "${selector}" in ${path}`,
    ),
  );
};
