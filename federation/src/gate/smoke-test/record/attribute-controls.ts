import type { Caller, InPage } from './gate-record';

/**
 * Runs in the page: records what remotes write into style sheets, and decides whether a remote makes a control of a
 * neighbour unusable. Neighbours hide controls themselves, so one that is hidden shows nothing.
 */
export function recordAttribution(): void {
  const { gate } = window as unknown as InPage;
  type Method = (...values: unknown[]) => unknown;
  const written = new Map<CSSStyleSheet, Caller>();
  for (const key of ['insertRule', 'replace', 'replaceSync']) {
    const method = Reflect.get(CSSStyleSheet.prototype, key) as Method;
    Reflect.set(CSSStyleSheet.prototype, key, function write(this: CSSStyleSheet, ...values) {
      const caller = gate.caller();
      if (caller?.owner) written.set(this, caller);
      return Reflect.apply(method, this, values);
    } satisfies Method);
  }

  /** All rules that apply, each with its whole selector. */
  function* rulesIn(rules: CSSRuleList, around = ''): Generator<[string, CSSStyleDeclaration]> {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      let selector = around;
      if (rule instanceof CSSStyleRule) {
        const { selectorText: own } = rule;
        const outer = `:is(${around})`;
        const nested = own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`;
        selector = around ? nested : own;
        yield [selector, rule.style];
      }
      if ('cssRules' in rule) yield* rulesIn(rule.cssRules as CSSRuleList, selector);
    }
  }
  const sets = (style: CSSStyleDeclaration, properties: readonly string[]) =>
    [...style].some((name) => properties.some((one) => name.startsWith(one)));
  const styles = ({ cssRules }: CSSStyleSheet, cause: { element: Element; properties: string[] }) =>
    [...rulesIn(cssRules)].some(
      ([selector, style]) => sets(style, cause.properties) && cause.element.matches(selector),
    );
  const sheets = () => [...document.styleSheets, ...document.adoptedStyleSheets];

  gate.attribute = (remote, name) => {
    const cause = gate.causes.get(name);
    const touched = gate.setters[`${name} ${remote}`];
    if (touched || !cause) return touched;
    const inserted = gate.inserted.get(cause.element);
    if (inserted?.owner === remote) return inserted.at;
    if (gate.ownerOf(cause.element) === remote) return inserted?.at ?? '';
    const found = sheets().find((sheet) => {
      const isOwn = written.get(sheet)?.owner === remote || sheet.href?.includes(`/r/${remote}/`);
      return isOwn && styles(sheet, cause);
    });
    return found && (written.get(found)?.at ?? '');
  };
  gate.takenAway = (remote, present) =>
    [...gate.touched].flatMap(([key, path]) => {
      const [, name = '', of = '', by] = /^(.* of (\S+)) (\S+)$/.exec(key) ?? [];
      const isGone = by === remote && path === location.pathname && !present.has(name);
      const isStillThere = document.querySelector(`[data-remote="${of}"]`) !== null;
      return isGone && isStillThere ? [{ name, of, fault: 'removes' }] : [];
    });
}
