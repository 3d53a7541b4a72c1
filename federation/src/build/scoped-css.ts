import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';

const insideKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name);

/** What a selector asks its element not to be, or to have inside or around it, does not keep it inside. */
const conditions = /:(?:not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

const isScoped = (selector: string, prefix: string): boolean =>
  selector.replaceAll(conditions, '').includes(`.${prefix}__`);

/** Animations have names for the whole document; those of a CSS module carry its prefix. */
const foreignNames = (css: string, prefix: string): string[] =>
  [...css.matchAll(/@(?:keyframes|import)\s+([^\s{;]+)/g)]
    .filter(([, name = '']) => !name.startsWith(`${prefix}__`))
    .map(([rule]) => rule);

/**
 * Selectors of a stylesheet that could match outside the remote whose classes carry `prefix`, and rules
 * whose names are everybody's.
 */
export function unscopedSelectors(css: string, prefix: string): string[] {
  const found: string[] = foreignNames(css, prefix);
  postcss.parse(css).walkRules((rule) => {
    if (insideKeyframes(rule)) return;
    const nested = rule.parent?.type === 'rule';
    found.push(...rule.selectors.filter((selector) => !nested && !isScoped(selector, prefix)));
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
