import type { Endpoint } from '@campus/contract';
import * as z from 'zod/mini';

type JsonSchema = { [key: string]: unknown };

/**
 * The schema from which Fastify compiles the serializer of a call. Only the fields that the contract
 * lists leave the server, whatever a handler returns: an answer fails closed.
 */
export function answerSchema(endpoint: Endpoint): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(endpoint.answer, {
    target: 'draft-7',
    io: 'output',
    // A default is for pages: the server sends every part, or fails.
    override: ({ jsonSchema }) => void delete jsonSchema.default,
  });
  return plain(schema) as JsonSchema;
}

/** `anyOf [X, null]` costs a validator at run time; `nullable` says the same for nothing. */
function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, plain(value)]);
  const schema: JsonSchema = Object.fromEntries(entries);
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const other: unknown = anyOf.find((option: JsonSchema) => option['type'] !== 'null');
  const nullable = anyOf.some((option: JsonSchema) => option['type'] === 'null');
  return nullable && other ? { ...rest, ...(other as JsonSchema), nullable: true } : schema;
}
