import * as z from 'zod/mini';

/** Longer than every allowed text including surrounding white space. Longer input is not even cleaned. */
const typed = 8 * 1024;

/**
 * A maximum length in UTF-16 units. A longer text is not checked further: zod would otherwise run every
 * check of a schema, and pass a text of rejected length to the pattern.
 */
export const atMost = (max: number, error?: string) => z.maxLength(max, { error, abort: true });

interface Shape {
  readonly max: number;
  /** Its run time must be linear in the length; ESLint rejects others. */
  readonly pattern: RegExp;
  readonly error?: string;
  /** Message for a text that is too long, if it differs. */
  readonly tooLong?: string;
}

/** The checks of a text in one shape: length first. Schemas must define patterns only through this. */
export const shaped = ({ max, pattern, error, tooLong = error }: Shape) =>
  [atMost(max, tooLong), z.regex(pattern, error)] as const;

/** Invisible besides white space and controls: zero-width and direction characters, fillers, tags, script blanks. */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u{16fe4}\u2800\u{1d159}]/u;
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const control = /[^\P{Cc}\t\n]/gu;

/**
 * Normalizes line endings and removes control characters that a file, a mail header or a terminal
 * might interpret.
 */
export const asLines = (text: string) => text.replace(lineEnd, '\n').replace(control, '');

/** The stored form of a text. A text without visible characters is empty. */
const clean = z.overwrite<string>((text) => (visible.test(text) ? asLines(text).trim() : ''));

/** The rule sets by which moderation judges a text. */
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

/** How the server treats a text that somebody typed. It is derived from here and defined nowhere else. */
export interface TextUse {
  /** How it is judged before it is stored; `none` for a text that other students cannot read. */
  readonly moderation: ModerationRules | 'none';
  /** Whether a report of its content stores it. */
  readonly evidence: boolean;
}

interface LooseText extends TextUse {
  /** A maximum length in UTF-16 units. */
  readonly max: number;
  /** Message above the maximum, and for a value that is not text. */
  readonly tooLong: string;
}

interface RequiredText extends TextUse {
  /** Message if it is missing, empty or not text. */
  readonly required: string;
  readonly tooLong: string;
}

const uses = new WeakMap<z.core.$ZodType, TextUse>();

/** Attaches to a text with custom checks the data that {@link looseText} and its variants attach. */
export function usedAs<S extends z.core.$ZodType>(schema: S, use: TextUse): S {
  uses.set(schema, use);
  return schema;
}

/** The contract's data on a text; undefined if the schema is not a text. */
export const useOf = (schema: z.core.$ZodType): TextUse | undefined => uses.get(schema);

/** Text that may be empty. */
export function looseText({ max, tooLong, ...use }: LooseText) {
  const text = z.string(tooLong).check(atMost(typed, tooLong), clean, atMost(max, tooLong));
  return usedAs(text, use);
}

/** Text with at least one visible character, cleaned and trimmed. */
export function requiredText({ required, tooLong, ...use }: RequiredText) {
  const text = z.string(required).check(atMost(typed, tooLong), clean, z.minLength(1, required));
  return usedAs(text, use);
}

/** {@link requiredText} with a maximum length. */
export function boundedText({ max, ...text }: RequiredText & LooseText) {
  return usedAs(requiredText(text).check(atMost(max, text.tooLong)), text);
}

export interface TextField extends TextUse {
  /** The name in the request. */
  readonly field: string;
}

/** The text fields of a form in order, with how each is treated. */
export function textFields(form: z.core.$ZodType): TextField[] {
  const { def } = (form as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return textFields(def.in);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([field, schema]) => {
    const use = useOf(inner(schema as z.core.$ZodTypes));
    return use ? [{ field, moderation: use.moderation, evidence: use.evidence }] : [];
  });
}

/** A field without its optional and default wrappers. */
function inner(schema: z.core.$ZodTypes): z.core.$ZodType {
  const { def } = schema._zod;
  const { type } = def;
  if (type !== 'optional' && type !== 'nullable' && type !== 'default') return schema;
  return inner(def.innerType as z.core.$ZodTypes);
}

/** A missing text counts as empty. Not for changes, where a missing field stays unchanged. */
export const orEmpty = (text: ReturnType<typeof looseText>) => z._default(text, '');
