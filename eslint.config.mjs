import eslint from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import regexp from 'eslint-plugin-regexp';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirections } from './tools/eslint/import-directions.mjs';
import {
  houseRules,
  everywhere,
  inPages,
  measuredFirst,
  noDefaultExport,
  notInSharedUi,
  routerFacade,
} from './tools/eslint/local-rules.mjs';

const pages = [
  'shell',
  'mfe-*',
  'tools/new-remote/template',
  'shared-ui',
  'shared-auth',
  'shared-features',
  'contract',
  'federation/src/remote',
];
const pageFiles = pages.map((folder) => `${folder}/**/*.{ts,tsx}`);
const tests = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'];
// Tables of words, texts and labelled lines, which are necessarily long.
const data = ['**/labelled/**', 'contract/src/messages/**'];
// Code that a request runs through, and pages, which show what other students wrote.
const linear = [
  'contract/**',
  'moderation/**',
  'api/**',
  'seed/**',
  'node-tools/**',
  'federation/**',
  'scripts/**',
  'shared-*/src/**',
  'shell/src/**',
  'mfe-*/src/**',
].map((of) => `${of}/*.{ts,tsx,mjs}`);
// Files in which a tool or a remote's single expose requires a default export.
const defaultExports = ['**/*.config.{ts,mjs}', 'mfe-*/src/widgets/*.tsx', '**/*.d.ts'];

const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 3],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '.build/',
      '.data/',
      'playwright-report/',
      'test-results/',
      'api/migrations/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { boundaries, house: houseRules },
    languageOptions: { globals: globals.node },
    ...importDirections,
  },
  {
    rules: {
      ...sizes,
      'house/kebab-case-file': 'error',
      'house/suppression-says-why': 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'no-param-reassign': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: pageFiles,
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport, ...inPages],
      'no-restricted-imports': ['error', { paths: [routerFacade] }],
      // A panel without controls must still be reached by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
    },
  },
  { files: ['shared-ui/**'], rules: { 'no-restricted-imports': ['error', notInSharedUi] } },
  {
    files: ['shared-ui/**', 'shared-features/**', 'mfe-*/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Calls go through @campus/contract; the design system makes none.',
        },
      ],
    },
  },
  {
    files: tests,
    languageOptions: { globals: { ...globals.jest, ...globals.browser } },
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Playwright reads from the pattern which fixtures a function needs, none included.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['e2e/broken/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.mjs', 'scripts/**', 'bench/**', 'federation/src/**/cli.ts', 'api/src/**/cli.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // The helper that skips tests whose service is missing, and reports it.
    files: ['api/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...noDefaultExport] },
  },
  {
    // Patterns applied to any user's text: their running time must be linear in its length.
    files: linear,
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['contract/src/**'],
    ignores: [...tests, 'contract/src/shared/text.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...noDefaultExport,
        ...inPages,
        ...measuredFirst,
      ],
    },
  },
  { files: data, rules: { 'max-lines': 'off' } },
  {
    files: defaultExports,
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.browser },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
