import * as z from 'zod/mini';

/** PostgreSQL stores no NUL, and no student means one. */
const withoutNul = z.overwrite<string>((text) => text.replaceAll('\u0000', ''));

/**
 * Text that is trimmed and must then not be empty.
 * @param required what to say when it is missing, empty or no text at all
 */
export function requiredText(required: string) {
  return z.string(required).check(withoutNul, z.trim(), z.minLength(1, required));
}

/** {@link requiredText} with an upper length in UTF-16 units and what to say above it. */
export function boundedText(required: string, max: number, tooLong: string) {
  return requiredText(required).check(z.maxLength(max, tooLong));
}
