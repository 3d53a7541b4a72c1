import { attributeError } from '../incidents';
import { callerOf } from '../wrappers';

// eslint-disable-next-line regexp/no-super-linear-move -- selectors of builds, not texts of students
const innermost = /:?([\w-]*)\(([^()]*)\)/g;

/** Splits at the commas outside brackets. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/**
 * Whether a selector only matches inside the remote: it requires one of the remote's own classes in all of
 * its alternatives. Conditions in `:not` or `:has` do not keep it inside.
 */
export function isOwnSelector(selector: string, remote: string): boolean {
  const sign = `.${remote}__`;
  const hasSign = (text: string) => text.includes(sign);
  let flat = selector;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(innermost, (_, name: string, inner: string) =>
      /^(?:is|where)$/.test(name) && splitSelectors(inner).every(hasSign) ? sign : '',
    );
  }
  return hasSign(flat);
}

/**
 * Limits a selector that could match elsewhere to the remote's containers.
 * @param isNested whether `&` stands for the rule around it, which is limited already
 */
export function confinedSelector(list: string, remote: string, isNested = false): string {
  const isOwn = (part: string) =>
    isNested
      ? !part.includes('&') || isOwnSelector(part.replaceAll('&', `.${remote}__`), remote)
      : isOwnSelector(part, remote);
  const parts = splitSelectors(list);
  if (parts.every(isOwn)) return list;
  return parts
    .map((part) => (isOwn(part) ? part : `:where([data-remote="${remote}"]) ${part}`))
    .join(', ');
}

type Rules = Pick<CSSStyleSheet, 'cssRules' | 'deleteRule'>;

/** Rules that contain other rules, and rules that define no global name. */
const holds = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
const isHarmless = (text: string, remote: string): boolean =>
  new RegExp(`^@(?:keyframes ${remote}__|font-face .*font-family: ["']?${remote})`).test(text);

function confine(rules: Rules, remote: string, isNested = false): void {
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      const confined = confinedSelector(rule.selectorText, remote, isNested);
      if (confined !== rule.selectorText) rule.selectorText = confined;
      if (rule.cssRules?.length) confine(rule, remote, true);
    } else if (rule && holds.test(rule.cssText)) {
      if ('cssRules' in rule) confine(rule as CSSGroupingRule, remote, isNested);
    } else if (rule && !isNested && !isHarmless(rule.cssText, remote)) {
      rules.deleteRule(at);
    }
  }
}

const confined = new WeakSet<CSSStyleSheet>();

function confineSheet(sheet: CSSStyleSheet | null): void {
  const { remote } = attributeError(sheet?.href ?? '') ?? {};
  if (!sheet || !remote || confined.has(sheet)) return;
  confined.add(sheet);
  try {
    confine(sheet, remote);
  } catch {
    // The sheet cannot be read: it is from another origin, for a developer who tries out a build.
  }
}

type Write = (this: CSSStyleSheet, ...given: unknown[]) => unknown;

/** Limits what a remote's code writes into a sheet by a method of this name. @returns stops */
function confineWrites(name: 'insertRule' | 'replace' | 'replaceSync'): () => void {
  const { prototype } = CSSStyleSheet;
  const native = Reflect.get(prototype, name) as Write | undefined;
  if (!native) return () => undefined;
  Reflect.set(prototype, name, function write(this: CSSStyleSheet, ...given: unknown[]): unknown {
    const { remote } = callerOf(write) ?? {};
    const limit = <T>(written: T): T => {
      if (remote) confine(this, remote);
      return written;
    };
    const written = native.apply(this, given);
    return written instanceof Promise ? written.then(limit) : limit(written);
  } satisfies Write);
  return () => Reflect.set(prototype, name, native);
}

/** Limits the style sheets of remotes, present and future ones, to their containers. @returns stops */
export function confineStyles(): () => void {
  for (const sheet of document.styleSheets) confineSheet(sheet);
  // Runs before the sheet's own load listeners.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) confineSheet(target.sheet);
  };
  document.addEventListener('load', onLoad, true);
  const stops = (['insertRule', 'replace', 'replaceSync'] as const).map(confineWrites);
  return () => {
    document.removeEventListener('load', onLoad, true);
    for (const stop of stops) stop();
  };
}
