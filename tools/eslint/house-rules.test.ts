import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Snippet {
  file: string;
  code: string;
}

const root = path.resolve(__dirname, '../..');

// A process of its own, because ESLint loads its configuration in a way that Jest does not allow.
const lint = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint({ cwd: process.cwd() });
  const broken = [];
  for (const { file, code } of JSON.parse(await text(process.stdin))) {
    const [result] = await eslint.lintText(code, { filePath: file });
    broken.push(result.messages.map((message) => message.ruleId ?? message.message));
  }
  process.stdout.write(JSON.stringify(broken));
`;

/** The rules that each snippet breaks, as if it stood in its file. */
function brokenRules(snippets: Snippet[]): string[][] {
  const input = JSON.stringify(snippets);
  const args = ['--input-type=module', '--eval', lint];
  return JSON.parse(execFileSync('node', args, { cwd: root, input, encoding: 'utf8' }));
}

const importing = (file: string, specifier: string): Snippet => ({
  file,
  code: `import ${JSON.stringify(specifier)};\n`,
});

const refused = [
  importing('contract/src/probe.ts', '@campus/shared-auth'),
  importing('contract/src/probe.ts', '@campus/api'),
  importing('contract/src/probe.ts', '@campus/federation/remote'),
  importing('shared-ui/src/probe.ts', '@campus/shared-auth'),
  importing('shared-ui/src/probe.ts', '@campus/federation/remote'),
  importing('shared-auth/src/probe.ts', '@campus/shared-ui'),
  importing('shared-auth/src/probe.ts', '../../shell/package.json'),
  importing('mfe-feed/src/probe.ts', '../../mfe-static/package.json'),
  importing('mfe-feed/src/probe.ts', '../../shell/package.json'),
  importing('mfe-feed/src/probe.ts', '@campus/api'),
  importing('mfe-feed/src/probe.ts', '@campus/federation/registry'),
  importing('mfe-feed/remote.ts', '@campus/federation/gateway'),
  importing('mfe-feed/src/features/one/probe.ts', '../../../../mfe-static/package.json'),
  importing('shell/src/probe.ts', '../../mfe-feed/package.json'),
  importing('shell/src/probe.ts', '@campus/federation/registry'),
  importing('shell/src/probe.ts', '@campus/api'),
  importing('federation/src/remote/probe.ts', '../registry/index'),
  importing('federation/src/remote/probe.ts', '@campus/shared-auth'),
  importing('shared-ui/src/probe.ts', '@campus/shared-features/form'),
  importing('shared-auth/src/probe.ts', '@campus/shared-features/form'),
  importing('shared-features/src/probe.ts', '@campus/api'),
  importing('federation/src/gateway/probe.ts', '@campus/api'),
  importing('moderation/src/probe.ts', '@campus/api'),
  importing('contract/src/probe.ts', '@campus/moderation'),
  importing('mfe-feed/src/probe.ts', '@campus/moderation'),
  importing('api/src/probe.ts', '@campus/federation/gateway'),
  importing('api/src/modules/one/probe.ts', '@campus/shared-auth'),
  importing('e2e/probe.ts', '@campus/api'),
  importing('api/src/probe.ts', '@campus/seed/demo'),
  importing('api/src/modules/one/probe.ts', '@campus/seed/demo'),
  importing('seed/src/probe.ts', '@campus/federation/registry'),
  importing('seed/src/probe.ts', '../../api/src/modules/votes/votes.repository'),
  importing('node-tools/src/probe.ts', '@campus/contract'),
  importing('node-tools/src/probe.ts', '@campus/api'),
  importing('mfe-feed/src/probe.ts', '@campus/node-tools/refusal'),
  importing('federation/src/remote/probe.ts', '@campus/node-tools/refusal'),
  importing('mfe-feed/src/features/upload/probe.ts', '../composer/composer-form'),
  importing('tools/jest/probe.ts', '../../mfe-feed/remote'),
  importing('mfe-feed/src/features/dashboard/probe.ts', '../feed/list/feed-list'),
  importing('api/src/modules/votes/probe.ts', '../posts/posts.routes'),
];

const accepted = [
  importing('shared-ui/src/probe.ts', '@campus/contract'),
  importing('shared-auth/src/probe.ts', '@campus/contract/client'),
  importing('mfe-feed/src/probe.ts', '@campus/federation/remote'),
  importing('mfe-feed/src/features/one/probe.ts', '@campus/contract/react'),
  importing('mfe-feed/src/features/one/probe.ts', '@campus/shared-features/form'),
  importing('shared-features/src/probe.ts', '@campus/shared-auth'),
  importing('shared-features/src/probe.ts', '@campus/federation/remote'),
  importing('mfe-feed/src/features/one/probe.ts', '../../../remote'),
  importing('mfe-feed/src/features/one/probe.ts', '@campus/shared-ui'),
  importing('shell/src/probe.ts', '@campus/shared-auth'),
  importing('api/src/modules/one/probe.ts', '@campus/contract'),
  importing('api/src/modules/one/probe.ts', '@campus/moderation'),
  importing('moderation/src/probe.ts', '@campus/contract'),
  importing('api/src/probe.ts', '@campus/node-tools/refusal'),
  importing('federation/src/gateway/probe.ts', '@campus/node-tools/file-lock'),
  importing('scripts/probe.ts', '@campus/node-tools/refusal'),
  importing('seed/src/probe.ts', '@campus/api/seeding'),
  importing('scripts/probe.ts', '@campus/seed/demo'),
  importing('scripts/probe.ts', '@campus/api'),
  importing('scripts/probe.ts', '@campus/federation/registry'),
  importing('e2e/probe.ts', '@campus/federation/registry'),
  importing('tools/types/probe.ts', '../../mfe-feed/remote'),
  importing('mfe-feed/src/features/upload/probe.ts', '../composer'),
  importing('mfe-feed/src/features/upload/probe.ts', '../../test-support/render-at'),
  importing('mfe-feed/remote.ts', './src/features/upload/upload-page'),
  importing('api/src/modules/votes/probe.ts', '../posts/posts.repository'),
  importing('api/src/modules/votes/probe.ts', './votes.routes'),
];

const others: [rule: string, snippet: Snippet][] = [
  [
    '@typescript-eslint/no-explicit-any',
    { file: 'api/src/probe.ts', code: 'export const a = 1 as any;\n' },
  ],
  ['no-console', { file: 'api/src/probe.ts', code: 'console.log(1);\n' }],
  ['no-restricted-syntax', { file: 'shell/src/probe.ts', code: 'export default 1;\n' }],
  [
    'no-restricted-syntax',
    { file: 'shell/src/probe.tsx', code: 'export const a = <p style={{ color: "red" }} />;\n' },
  ],
  ['no-restricted-syntax', { file: 'e2e/probe.spec.ts', code: 'page.waitForTimeout(100);\n' }],
  [
    'no-restricted-syntax',
    { file: 'api/src/probe.test.ts', code: 'test.only("a", () => undefined);\n' },
  ],
  ['house/kebab-case-file', { file: 'shell/src/SignIn.tsx', code: 'export const a = 1;\n' }],
  [
    'house/suppression-says-why',
    { file: 'api/src/probe.ts', code: '/* eslint-disable no-console */\nconsole.log(1);\n' },
  ],
  ['max-lines', { file: 'api/src/probe.ts', code: 'export {};\n'.repeat(301) }],
  [
    'max-params',
    {
      file: 'api/src/probe.ts',
      code: 'export function f(...[]: []) {}\nexport const g = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d];\n',
    },
  ],
  [
    'jsx-a11y/alt-text',
    { file: 'shell/src/probe.tsx', code: 'export const a = <img src="a" />;\n' },
  ],
  [
    'react-hooks/rules-of-hooks',
    {
      file: 'shell/src/probe.tsx',
      code: 'import { useState } from "react";\nexport function A({ b }: { b: boolean }) { if (b) useState(1); return null; }\n',
    },
  ],
  [
    'no-restricted-globals',
    { file: 'mfe-feed/src/probe.ts', code: 'export const a = fetch("/api/posts");\n' },
  ],
  ['no-restricted-imports', importing('mfe-feed/src/probe.ts', 'react-router')],
  [
    'regexp/no-super-linear-backtracking',
    { file: 'contract/src/probe.ts', code: 'export const a = /^[^@]+@[^@]+\\.[^@]+$/;\n' },
  ],
  [
    'regexp/no-super-linear-move',
    { file: 'federation/src/probe.ts', code: 'export const a = /-+$/;\n' },
  ],
  [
    'no-restricted-syntax',
    { file: 'contract/src/probe.ts', code: 'export const a = z.string().check(z.regex(/a/));\n' },
  ],
];

const words = ({ file, code }: Snippet) => `${file} · ${code.split('\n')[0]?.slice(0, 60)}`;

describe('import directions', () => {
  const all = [...refused, ...accepted];
  const broken = brokenRules(all);

  test.each(refused.map((snippet, index) => [words(snippet), broken[index]]))(
    'rejects %s',
    (_words, rules) => expect(rules).toContain('boundaries/dependencies'),
  );

  test.each(accepted.map((snippet, index) => [words(snippet), broken[refused.length + index]]))(
    'accepts %s',
    (_words, rules) => expect(rules).toEqual([]),
  );
});

describe('house rules', () => {
  const broken = brokenRules(others.map(([, snippet]) => snippet));

  test.each(others.map(([rule, snippet], index) => [rule, words(snippet), broken[index]]))(
    '%s reports %s',
    (rule, _words, rules) => expect(rules).toContain(rule),
  );
});
