import { callerOf } from '../wrappers';
import { confinedSelector, confineStyles, isOwnSelector, splitSelectors } from './confine-styles';

jest.mock('../wrappers', () => ({ callerOf: jest.fn() }));

test('splits a selector list at its top-level commas', () => {
  expect(splitSelectors('a, :is(b, c):not([x="1,2"]), d')).toEqual([
    'a',
    ':is(b, c):not([x="1,2"])',
    'd',
  ]);
});

test.each([
  '.mfe-tea__cup_1',
  '.mfe-tea__cup_1 a:hover::after',
  'main > .mfe-tea__cup_1 ~ *',
  ':is(.mfe-tea__cup_1, .mfe-tea__pot_2) p',
  ':where(:is(.mfe-tea__cup_1)) p',
  '.mfe-tea__cup_1:not(:hover, .ui__x)',
])('%s matches only inside its remote and stays unchanged', (selector) => {
  expect(isOwnSelector(selector, 'mfe-tea')).toBe(true);
  expect(confinedSelector(selector, 'mfe-tea')).toBe(selector);
});

test.each([
  'button',
  '*',
  ':root',
  '.mfe-cup__cup_1',
  ':is(.mfe-tea__cup_1, button, a)',
  'body:has(.mfe-tea__cup_1) a',
  ':not(.mfe-tea__cup_1)',
  '[class*="tea"]::before',
])('%s is confined to the containers of its remote', (selector) => {
  expect(isOwnSelector(selector, 'mfe-tea')).toBe(false);
  expect(confinedSelector(selector, 'mfe-tea')).toBe(`:where([data-remote="mfe-tea"]) ${selector}`);
});

test.each(['&:hover', 'p', '> & ~ p', ':is(&, .mfe-tea__pot_2) a', '.dark &'])(
  'the nested %s matches only inside its remote and stays unchanged',
  (selector) => expect(confinedSelector(selector, 'mfe-tea', true)).toBe(selector),
);

test.each([':not(&)', ':is(&, a)', 'body:has(&) a'])('the nested %s is confined', (selector) => {
  expect(confinedSelector(selector, 'mfe-tea', true)).toBe(
    `:where([data-remote="mfe-tea"]) ${selector}`,
  );
});

test('confines each selector of a list separately', () => {
  expect(confinedSelector('.mfe-tea__cup_1, a', 'mfe-tea')).toBe(
    '.mfe-tea__cup_1, :where([data-remote="mfe-tea"]) a',
  );
});

const loaded = (css: string): CSSStyleSheet => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style.sheet!;
};

test('confines foreign rules of a style sheet, and removes definitions of shared names', () => {
  const sheet = loaded(`
    @media screen { button { color: red } }
    @keyframes ui__spin { to { opacity: 0 } }
    @keyframes mfe-tea__pour { to { opacity: 0 } }
    @font-face { font-family: Eczar; src: url(a.woff2) }
    @font-face { font-family: mfe-tea-leaf; src: url(b.woff2) }
    a, .mfe-tea__cup_1 { color: red }
  `);
  const href = 'https://campus.example/r/mfe-tea/two/a.css';
  Object.defineProperty(sheet, 'href', { value: href });
  // jsdom takes it for a selector.
  const cssRules = [{ cssText: "@property --mfe-feed-ink { syntax: '*'; inherits: true }" }];
  const other = { href, cssRules, deleteRule: (at: number) => cssRules.splice(at, 1) };
  const sheets = [sheet, other] as unknown as StyleSheetList;
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets);
  confineStyles()();
  const text = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
  expect(text).toContain(':where([data-remote="mfe-tea"]) button');
  expect(text).toContain(':where([data-remote="mfe-tea"]) a, .mfe-tea__cup_1');
  expect(text).toContain('mfe-tea__pour');
  expect(text).not.toContain('ui__spin');
  expect(text).toContain('mfe-tea-leaf');
  expect(text).not.toContain('Eczar');
  expect(cssRules).toEqual([]);
});

test.each(['insertRule', 'replace', 'replaceSync'] as const)(
  'confines what the code of a remote writes into a style sheet by %s',
  async (name) => {
    const { prototype } = CSSStyleSheet;
    const { insertRule } = prototype;
    const asPromise = function replace(this: CSSStyleSheet, rule: string) {
      insertRule.call(this, rule);
      return Promise.resolve(this);
    };
    // jsdom lacks it.
    if (name !== 'insertRule')
      Object.assign(prototype, { [name]: name === 'replace' ? asPromise : insertRule });
    jest.spyOn(document, 'styleSheets', 'get').mockReturnValue([] as unknown as StyleSheetList);
    const stop = confineStyles();
    const written = async () => {
      const sheet = loaded('');
      await sheet[name]('a { color: red }');
      return sheet.cssRules[0]?.cssText;
    };
    expect(await written()).toMatch(/^a /);
    jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'two' });
    expect(await written()).toMatch(/^:where\(\[data-remote="mfe-tea"\]\) a /);
    stop();
    expect(await written()).toMatch(/^a /);
    jest.mocked(callerOf).mockReset();
  },
);
