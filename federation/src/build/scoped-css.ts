import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, {
  type AtRule,
  type Container,
  CssSyntaxError,
  type Node,
  type Rule,
} from 'postcss';
import parseSelectors from 'postcss-selector-parser';

type Part = parseSelectors.Node;

/** An element matches if any of their branches does, so all branches must be the remote's own. */
const alternatives = new Set([':is', ':where', ':matches', ':-webkit-any']);

/** Whether the part limits its element to the remote. Conditions on what it is not, or what is around it, do not. */
function isAnchor(part: Part, prefix: string): boolean {
  if (part.type === 'class') return part.value.startsWith(`${prefix}__`);
  // The outer rule was checked separately.
  if (part.type === 'nesting') return true;
  if (part.type !== 'pseudo' || !alternatives.has(part.value.toLowerCase())) return false;
  return (
    part.nodes.length > 0 &&
    part.nodes.every(({ nodes }) => nodes.some((inner) => isAnchor(inner, prefix)))
  );
}

/** A nested selector means a descendant of the outer rule, unless it says with `&` where that rule applies. */
function isRelative(selector: parseSelectors.Selector): boolean {
  if (selector.at(0)?.type === 'combinator') return true;
  let says = false;
  selector.walkNesting(() => void (says = true));
  return !says;
}

/** The rule or `@scope` that contains a rule. */
function ruleAround({ parent }: Rule | AtRule | Container): Rule | AtRule | undefined {
  for (let around = parent; around; around = around.parent) {
    if (around.type === 'rule') return around as Rule;
    if (around.type === 'atrule' && (around as AtRule).name === 'scope') return around as AtRule;
  }
  return undefined;
}

/** Selectors of a list that could match outside the remote. @throws if it is not a list of selectors */
function foreignSelectors(list: string, prefix: string, isNested: boolean): string[] {
  return parseSelectors()
    .astSync(list)
    .nodes.filter((selector) => !(isNested && isRelative(selector)))
    .filter(({ nodes }) => !nodes.some((part) => isAnchor(part, prefix)))
    .map((selector) => String(selector).trim());
}

function foreignIn(list: string, prefix: string, isNested: boolean): string[] {
  try {
    return foreignSelectors(list, prefix, isNested);
  } catch {
    return [list]; // a browser may understand what the parser does not
  }
}

/** The layer that the shell reserves for all remotes. */
const commonLayer = 'remote';

const words = (text: string): string[] => text.split(/[\s,/]+/).filter(Boolean);

/** At-rules without names: the rules in them are checked separately. */
const plain = new Set(['media', 'supports', 'starting-style']);

/** The part of `@scope (…) to (…)` that defines where it starts. */
const scopeStart = /^\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/;

/** `mfe-feed__list`, `--mfe-feed-gap`, `mfe-feed`. */
function isOwnName(name: string, prefix: string): boolean {
  const bare = name.replace(/^--/, '');
  return bare.startsWith(prefix) && !/^[a-z0-9]/i.test(bare.slice(prefix.length));
}

function foreignAtRule(rule: AtRule, prefix: string): boolean {
  const isOwn = (name: string) => isOwnName(name, prefix);
  const { name, params } = rule;
  if (plain.has(name)) return false;
  if (name === 'scope') {
    const [, start] = scopeStart.exec(params) ?? [];
    return !start || foreignIn(start, prefix, ruleAround(rule) !== undefined).length > 0;
  }
  if (name === 'layer') {
    return !words(params).every((layer) => isOwn(layer) || layer.split('.')[0] === commonLayer);
  }
  if (name === 'container') {
    const [asked = ''] = words(params);
    return /^[a-z_-][\w-]*$/i.test(asked) && asked !== 'not' && !isOwn(asked);
  }
  if (name === 'font-face') {
    let family = '';
    rule.walkDecls('font-family', ({ value }) => void (family = value.replaceAll(/["']/g, '')));
    return !isOwn(family);
  }
  if (/keyframes$|^property$|^counter-style$|^position-try$/.test(name)) return !isOwn(params);
  return true; // `@import` and whatever else is everybody's
}

/** Something in a stylesheet that does not belong to the remote, with its position; lines and columns start at 1. */
interface ForeignStyle {
  text: string;
  line: number;
  column: number;
}

const at = (node: Node, text: string): ForeignStyle => {
  const { line, column } = node.positionBy({ word: text });
  return { text, line, column };
};

/** Names that a rule declares: descendants inherit custom properties and query container names. */
function foreignNames(root: Container, prefix: string): ForeignStyle[] {
  const found: ForeignStyle[] = [];
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--') && !isOwnName(prop, prefix)) found.push(at(declaration, prop));
    if (prop !== 'container' && prop !== 'container-name') return;
    const [names = ''] = value.split('/');
    const foreign = words(names).filter((name) => name !== 'none' && !isOwnName(name, prefix));
    found.push(...foreign.map((name) => at(declaration, `${prop}: ${name}`)));
  });
  return found;
}

const insideKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

function parsed(css: string): postcss.Root | undefined {
  try {
    return postcss.parse(css);
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined;
    throw error;
  }
}

/**
 * The parts of a stylesheet that do not belong to the remote with the class `prefix`: selectors that could
 * match outside of it, and global names. Of equal ones only the first.
 */
export function unscopedStyles(css: string, prefix: string): ForeignStyle[] {
  const root = parsed(css);
  if (!root) return [{ text: 'text that is not a style sheet', line: 1, column: 1 }];
  const found: ForeignStyle[] = [];
  root.walkAtRules((rule) => {
    if (foreignAtRule(rule, prefix)) found.push(at(rule, `@${rule.name} ${rule.params}`.trim()));
  });
  root.walkRules((rule) => {
    if (insideKeyframes(rule)) return;
    const foreign = foreignIn(rule.selector, prefix, ruleAround(rule) !== undefined);
    found.push(...foreign.map((selector) => at(rule, selector)));
  });
  const all = [...found, ...foreignNames(root, prefix)];
  return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
}

/** One sentence for each thing that is not the remote's own, in all stylesheets of a build. */
export function styleFaults(folder: string, files: readonly string[], prefix: string): string[] {
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      unscopedStyles(readFileSync(join(folder, file), 'utf8'), prefix).map(
        ({ text, line, column }) =>
          `"${text}" reaches outside ${prefix} (${file}:${line}:${column}); use a class of a CSS module, and begin names with ${prefix}`,
      ),
    );
}
