import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  formatRecord,
  parseRecord,
  readPublicApis,
  versionFault,
  type Modules,
} from './public-api';

const index = `
import { type Tone } from './tone';
interface BadgeProps {
  label: string;
  tone?: Tone;
}
export const Badge = ({ label, tone = 'plain' }: BadgeProps) => \`\${label} \${tone}\`;
export function helper(text: string) {
  return text.length;
}
export const links = { go: 1 };
`;
const tone = "export type Tone = 'plain' | 'loud';\nexport const unseen = 1;\n";

const variants = {
  before: {},
  'a name within a function': {
    index: index
      .replace("tone = 'plain'", "tone: loudness = 'plain'")
      .replace('{tone}', '{loudness}'),
  },
  'the own name of what an export renames': {
    index: `${index.replace('export function helper', 'function assist')}export { assist as helper };`,
  },
  'a declaration that no export mentions': { tone: tone.replace('unseen', 'renamed') },
  'a type that changes': { index: index.replace('text: string', 'text: number[]') },
  'a type that is only mentioned': { tone: tone.replace("'loud'", "'shrill'") },
  'a word more to choose from': { tone: tone.replace("'loud'", "'loud' | 'shrill'") },
  'an export that goes': { index: index.replace('export function', 'function') },
  'a property that must be given': { index: index.replace('label:', 'icon: string;\n  label:') },
  'a type that is exported by now': { index: index.replace('interface', 'export interface') },
  'an export that comes': { index: `${index}export const other = 1;` },
  'a member of an object that comes': { index: index.replace('go: 1', 'go: 1, stay: 2') },
  'a member of an object that goes': { index: index.replace('go: 1', '') },
  'a property that may be given': { index: index.replace('label:', 'icon?: string;\n  label:') },
} satisfies Record<string, { index?: string; tone?: string }>;
type Variant = keyof typeof variants;

function writeVariants(): Record<Variant, Modules> {
  const folder = mkdtempSync(path.join(tmpdir(), 'campus-public-api-'));
  const packages = Object.entries(variants).map(([name, files]) => {
    mkdirSync(path.join(folder, name));
    const all = Object.entries({ index, tone, ...files });
    for (const [file, text] of all) writeFileSync(path.join(folder, name, `${file}.ts`), text);
    return [name, { '@campus/badges': path.join(folder, name, 'index.ts') }];
  });
  return Object.fromEntries(packages);
}

// Together, so that the compiler reads its own library once.
const apis = readPublicApis(writeVariants());

function fault(variant: Variant, version = '1.4.2'): string | undefined {
  const recorded = { version: '1.4.2', api: apis.before };
  return versionFault('@campus/badges', recorded, { version, api: apis[variant] });
}

test('the record lists the exports with their types and the types that these mention', () => {
  expect(Object.fromEntries(apis.before)).toEqual({
    '@campus/badges Badge': 'declare const Badge: (props: BadgeProps) => string;',
    '@campus/badges helper': 'declare function helper(text: string): number;',
    '@campus/badges links': 'declare const links: {\n    go: number;\n};',
    'BadgeProps (not exported)': 'interface BadgeProps {\n    label: string;\n    tone?: Tone;\n}',
    'Tone (not exported)': "type Tone = 'plain' | 'loud';",
  });
  const record = { version: '1.4.2', api: apis.before };
  expect(parseRecord(formatRecord(record))).toEqual(record);
});

test.each([
  'a name within a function',
  'the own name of what an export renames',
  'a declaration that no export mentions',
] as const)('%s needs no new version', (variant) => expect(fault(variant)).toBeUndefined());

test.each([
  'a type that changes',
  'a type that is only mentioned',
  'an export that goes',
  'a property that must be given',
  'a member of an object that goes',
] as const)('%s needs the next major version', (variant) => {
  expect(fault(variant)).toContain('npm version major -w @campus/badges');
  expect(fault(variant, '1.5.0')).toContain('public API changed');
  expect(fault(variant, '2.0.0')).toBeUndefined();
});

test.each([
  'a type that is exported by now',
  'an export that comes',
  'a property that may be given',
  'a member of an object that comes',
  'a word more to choose from',
] as const)('%s needs the next minor version', (variant) => {
  expect(fault(variant)).toContain('npm version minor -w @campus/badges');
  expect(fault(variant, '1.4.3')).toContain('npm run api-report');
  expect(fault(variant, '1.5.0')).toBeUndefined();
});
