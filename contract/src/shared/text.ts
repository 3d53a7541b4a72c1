import * as z from 'zod/mini';

/** Longer than every text with the white space around it. What is above it is not even cleaned. */
const typed = 8 * 1024;

/**
 * An upper length in UTF-16 units. A text above it is judged no further: zod would otherwise run every
 * check of a schema, and hand the pattern what the length has just refused.
 */
export const atMost = (max: number, error?: string) => z.maxLength(max, { error, abort: true });

interface Shape {
  readonly max: number;
  /** Must take time that grows with the length alone; ESLint refuses others. */
  readonly pattern: RegExp;
  readonly error?: string;
  /** Where a text that is too long is told something else. */
  readonly tooLong?: string;
}

/** The checks of a text in one shape: its length first. No schema has a pattern by another way. */
export const shaped = ({ max, pattern, error, tooLong = error }: Shape) =>
  [atMost(max, tooLong), z.regex(pattern, error)] as const;

/** Beside white space and controls: zero-width and direction signs, fillers, tags, blanks of scripts. */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u{16fe4}\u2800\u{1d159}]/u;
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const control = /[^\P{Cc}\t\n]/gu;

/**
 * A text with one sign for the end of a line, and no control that a file, the head of a mail or a terminal
 * might act on.
 */
export const asLines = (text: string) => text.replace(lineEnd, '\n').replace(control, '');

/** What is kept of a text. One of which nobody would see anything is empty. */
const clean = z.overwrite<string>((text) => (visible.test(text) ? asLines(text).trim() : ''));

/** The sets of rules by which moderation judges a text. */
export type ModerationRules =
  | 'post'
  | 'comment'
  | 'communityName'
  | 'username'
  | 'name'
  | 'title'
  | 'description'
  | 'contact'
  | 'datingText'
  | 'chat';

/** What the server does with a text that somebody typed. It is derived from here, and listed nowhere else. */
export interface TextUse {
  /** How it is judged before it is stored; `none` for a text that no other student reads. */
  readonly moderation: ModerationRules | 'none';
  /** Whether a report of what it belongs to keeps it. */
  readonly evidence: boolean;
}

interface LooseText extends TextUse {
  /** An upper length in UTF-16 units. */
  readonly max: number;
  /** What to say above it, and where it is no text. */
  readonly tooLong: string;
}

interface RequiredText extends TextUse {
  /** What to say when it is missing, empty or no text at all. */
  readonly required: string;
  readonly tooLong: string;
}

const uses = new WeakMap<z.core.$ZodType, TextUse>();

/** Says of a text with checks of its own what the others are told by {@link looseText} and its sisters. */
export function usedAs<S extends z.core.$ZodType>(schema: S, use: TextUse): S {
  uses.set(schema, use);
  return schema;
}

/** What the contract says of one text; undefined where a schema is none. */
export const useOf = (schema: z.core.$ZodType): TextUse | undefined => uses.get(schema);

/** Text that may be empty. */
export function looseText({ max, tooLong, ...use }: LooseText) {
  const text = z.string(tooLong).check(atMost(typed, tooLong), clean, atMost(max, tooLong));
  return usedAs(text, use);
}

/** Text of which something must be seen, cleaned and trimmed. */
export function requiredText({ required, tooLong, ...use }: RequiredText) {
  const text = z.string(required).check(atMost(typed, tooLong), clean, z.minLength(1, required));
  return usedAs(text, use);
}

/** {@link requiredText} with an upper length. */
export function boundedText({ max, ...text }: RequiredText & LooseText) {
  return usedAs(requiredText(text).check(atMost(max, text.tooLong)), text);
}

export interface TextField extends TextUse {
  /** The name in the request. */
  readonly field: string;
}

/** The texts among the fields of a form, in their order, with what is done with each. */
export function textFields(form: z.core.$ZodType): TextField[] {
  const { def } = (form as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return textFields(def.in);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([field, schema]) => {
    const use = useOf(inner(schema as z.core.$ZodTypes));
    return use ? [{ field, moderation: use.moderation, evidence: use.evidence }] : [];
  });
}

/** A field without what makes it optional or fills it in. */
function inner(schema: z.core.$ZodTypes): z.core.$ZodType {
  const { def } = schema._zod;
  const { type } = def;
  if (type !== 'optional' && type !== 'nullable' && type !== 'default') return schema;
  return inner(def.innerType as z.core.$ZodTypes);
}

/** A missing text counts as an empty one. Not for changes, where a missing field stays as it is. */
export const orEmpty = (text: ReturnType<typeof looseText>) => z._default(text, '');
