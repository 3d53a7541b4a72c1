import type { FieldKind, FieldText } from '../../moderation';

/**
 * The texts of a request that others will read, each under its name and with the rules for it. What is
 * missing or empty is left out.
 */
export function textsOf<Field extends string>(
  kinds: Readonly<Record<Field, FieldKind>>,
  body: Partial<Readonly<Record<NoInfer<Field>, string>>>,
): FieldText[] {
  const fields = Object.keys(kinds) as Field[];
  return fields.flatMap((field) => {
    const text = body[field];
    return text ? [{ field, text, kind: kinds[field] }] : [];
  });
}
