import type * as z from 'zod/mini';
import { useOf, type TextUse } from './text';

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
