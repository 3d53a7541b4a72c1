import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../registry/testing';
import { extractStyles, runWebpack, webpackBase } from './webpack-base';
import { unscopedStyles } from './scoped-css';

test.each([
  '.mfe-feed__card_a1 h2{color:red}',
  '@layer remote{.mfe-feed__card_a1{color:red}}',
  '@layer remote.cards,mfe-feed{}',
  '@media (width>40rem){.mfe-feed__a_1,.mfe-feed__b_2:hover{color:red}}',
  '@keyframes mfe-feed__turn_1{from{opacity:0}50%{opacity:1}}',
  '.mfe-feed__a_1{& > li{margin:0}}',
  '.mfe-feed__a_1{h2{margin:0} + p{margin:0} @media print{a{margin:0}}}',
  '.mfe-feed__a_1{body &{margin:0}}',
  ':is(.mfe-feed__a_1,.mfe-feed__b_2 h2){margin:0}',
  '.mfe-feed__a_1 :is(button,a):not(.x){margin:0}',
  '.mfe-feed__a_1:has(> a){margin:0}',
  '@scope (.mfe-feed__a_1) to (.mfe-feed__b_2){a{margin:0} :scope{margin:0}}',
  '@property --mfe-feed-turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
  '.mfe-feed__a_1{--mfe-feed-gap:var(--space-4);container:mfe-feed__list/inline-size}',
  '@container (width>1rem){.mfe-feed__a_1{margin:0}}',
  '@container mfe-feed__list (width>1rem){.mfe-feed__a_1{margin:0}}',
  '@font-face{font-family:"mfe-feed Serif";src:url(a.woff2)}',
])('%s is accepted as scoped to its remote', (css) => {
  expect(unscopedStyles(css, 'mfe-feed')).toEqual([]);
});

test.each([
  ['h1{color:red}', 'h1'],
  [':root{color:red}', ':root'],
  ['.mfe-feed__a_1,body{margin:0}', 'body'],
  ['@layer remote{*{margin:0}}', '*'],
  ['.mfe-static__a_1{color:red}', '.mfe-static__a_1'],
  ['body:has(.mfe-feed__a_1){margin:0}', 'body:has(.mfe-feed__a_1)'],
  ['.ui__a_1:not(.mfe-feed__a_1){margin:0}', '.ui__a_1:not(.mfe-feed__a_1)'],
  [':is(.mfe-feed__a_1,button,a){margin:0}', ':is(.mfe-feed__a_1,button,a)'],
  [':where(:is(.mfe-feed__a_1,a)) i{margin:0}', ':where(:is(.mfe-feed__a_1,a)) i'],
  ['[class*=".mfe-feed__a"]{margin:0}', '[class*=".mfe-feed__a"]'],
  ['.mfe-feed__a_1{:not(&){margin:0}}', ':not(&)'],
  ['@scope (body){a{margin:0}}', '@scope (body)'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
  ['@import "other.css";', '@import "other.css"'],
  ['@layer shell{.mfe-feed__a_1{margin:0}}', '@layer shell'],
  ['@property --space-4{syntax:"*";inherits:true}', '@property --space-4'],
  ['.mfe-feed__a_1{--space-4:0}', '--space-4'],
  ['.mfe-feed__a_1{--mfe-feedback:0}', '--mfe-feedback'],
  ['.mfe-feed__a_1{container-name:page}', 'container-name: page'],
  ['@container page (width>1rem){.mfe-feed__a_1{margin:0}}', '@container page (width>1rem)'],
  ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face'],
  ['@view-transition{navigation:auto}', '@view-transition'],
  ['.mfe-feed__a_1{', 'text that is not a style sheet'],
])('%s is rejected because of "%s"', (css, selector) => {
  expect(unscopedStyles(css, 'mfe-feed').map(({ text }) => text)).toEqual([selector]);
});

test('a rejected style has the line and column where it occurs first', () => {
  const css = '.mfe-feed__a_1 { margin: 0 }\n.mfe-feed__a_1, h1 { --gap: 0 }\nh1 {}\n@layer shell;';
  expect(unscopedStyles(css, 'mfe-feed')).toEqual([
    { text: '@layer shell', line: 4, column: 1 },
    { text: 'h1', line: 2, column: 17 },
    { text: '--gap', line: 2, column: 22 },
  ]);
});

test('two style sheets with the same name fail the build', async () => {
  const context = await temporaryFolder();
  const files = {
    'cup/tea.module.css': '.box{margin:0}',
    'pot/tea.module.css': '.box{margin:1px}',
    'app.js':
      "import cup from './cup/tea.module.css'; import pot from './pot/tea.module.css'; cup(pot);",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(context, name)), { recursive: true });
    await writeFile(join(context, name), text);
  }
  const base = webpackBase('mfe-tea', context);
  const building = runWebpack({
    ...base,
    plugins: [...(base.plugins ?? []), extractStyles('')],
    cache: false,
    entry: './app.js',
    output: { path: join(context, 'dist') },
  });
  await expect(building).rejects.toThrow(
    `${join(context, 'pot/tea.module.css')} has the same file name as ${join(context, 'cup/tea.module.css')}`,
  );
});
