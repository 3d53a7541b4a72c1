import type * as z from 'zod/mini';
import * as contract from '..';
import type { Endpoint } from '..';

type Schema = z.core.$ZodType;
const parts = ['params', 'query', 'body'] as const;

/** A schema within the input of a call. */
export interface Node {
  /** Such as `POST /api/posts body.images.*`: the keys of its path, `*` for an element of a list. */
  readonly name: string;
  readonly part: (typeof parts)[number];
  readonly schema: z.core.$ZodTypes;
}

/** Every call of the contract. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}

/** Every schema in the input of every call. @throws for an unsupported kind of schema */
export function inputs(): Node[] {
  return endpoints.flatMap((endpoint) =>
    parts.flatMap((part) => {
      const schema = endpoint[part];
      const name = `${endpoint.method} ${endpoint.path} ${part}`;
      return schema ? below(schema, { name, part }) : [];
    }),
  );
}

function below(schema: Schema, at: Omit<Node, 'schema'>): Node[] {
  const node = { ...at, schema: schema as z.core.$ZodTypes };
  const into = (inner: Schema, key?: string) =>
    below(inner, key === undefined ? at : { ...at, name: `${at.name}.${key}` });
  return [node, ...children(node.schema, into)];
}

function children(schema: z.core.$ZodTypes, into: (inner: Schema, key?: string) => Node[]) {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => into(inner, key));
    case 'array':
      return into(def.element, '*');
    case 'optional':
    case 'nullable':
    case 'default':
      return into(def.innerType);
    case 'pipe':
      return [...into(def.in), ...into(def.out)];
    case 'union':
      return def.options.flatMap((option) => into(option));
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
      return [];
    default:
      throw new Error(`${def.type} is no schema whose inputs are known to be bounded.`);
  }
}

/** The same value for every text in a part of the call, with valid values for the rest. */
export function filled(schema: Schema, text: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, inner]) => [key, filled(inner, text)]),
      );
    case 'array':
      return [filled(def.element, text)];
    case 'optional':
    case 'nullable':
    case 'default':
      return filled(def.innerType, text);
    case 'pipe':
      return filled(def.in, text);
    case 'union':
      return def.options[0] && filled(def.options[0], text);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    default:
      return text;
  }
}

/** Bodies with the text in one field each and short values in the others, so that no other field is rejected first. */
export function filledOneByOne(schema: Schema, text: string): unknown[] {
  const whole = filled(schema, text);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return [whole];
  const short = filled(schema, 'a@b.cd') as object;
  return Object.entries(whole).map(([key, value]) => ({ ...short, [key]: value }));
}

/** Repeated input that slows down patterns with superlinear time, by its content. */
const repeated: Readonly<Record<string, string>> = {
  spaces: ' ',
  'line ends': '\r\n',
  dots: '.',
  at: '@',
  hyphens: 'a-',
  parentheses: '(',
  brackets: '[<',
  slashes: '/',
  quotes: '"\'',
  'masked words': '#*y',
  letters: 'a',
  digits: '1',
  'spaced letters': 'm a d ',
  'zero-width signs': '\u200b',
  'combining marks': 'e\u0301\u0323',
  'marks alone': '\u0301',
  surrogates: '\ud83d\ude00',
  'half surrogates': '\ud83d',
  devanagari: 'क्ष',
  'one ligature that grows': '\ufdfa',
  'capitals that grow': '\u0130',
  'the sign of no text': '\u0000',
};

/** A matching beginning, a long middle, and an end that breaks the match. */
const framed: Readonly<Record<string, readonly [string, string, string]>> = {
  'an address of dots': ['a@', '.', '@'],
  'an address of labels': ['a@', 'a.', '!'],
  'a suffix of labels': ['@', 'a.', '!'],
  'a number that ends in a letter': ['', '1', 'x'],
  'a text between spaces': ['a', ' ', 'a'],
  'a web address': ['https://', 'a.', ' @'],
};

/** Texts of `length` UTF-16 units, or slightly fewer, each with a name. */
export function hostileTexts(length: number): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(repeated).map(([name, unit]) => [name, repeat(unit, length)] as const),
    ...Object.entries(framed).map(
      ([name, [start, unit, end]]) =>
        [name, `${start}${repeat(unit, length - start.length - end.length)}${end}`] as const,
    ),
  ];
}

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.floor(length / unit.length));
}
