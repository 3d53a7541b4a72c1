import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';

const insideKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name);

/** Selectors of a stylesheet that could match outside the remote whose classes carry `prefix`. */
export function unscopedSelectors(css: string, prefix: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (insideKeyframes(rule)) return;
    const nested = rule.parent?.type === 'rule';
    found.push(
      ...rule.selectors.filter((selector) => !nested && !selector.includes(`.${prefix}__`)),
    );
  });
  return found;
}

/** One sentence per selector that is not scoped, over all stylesheets of a build. */
export function styleFaults(folder: string, files: readonly string[], prefix: string): string[] {
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      unscopedSelectors(readFileSync(join(folder, file), 'utf8'), prefix).map(
        (selector) =>
          `${file}: "${selector}" could match outside ${prefix}; use a class of a CSS module`,
      ),
    );
}
