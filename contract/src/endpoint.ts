import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.core.$ZodType;

/** One API call as data: the server registers it, the client calls it, both validate it. */
export interface Endpoint {
  readonly method: Method;
  /** Route pattern with `:name` for path parameters, e.g. `/api/posts/:id`. */
  readonly path: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** Status of a success; default 200. */
  readonly status?: 200 | 201 | 204;
  /** `omit` for the public calls that SPEC.md sends without cookies. */
  readonly credentials?: 'omit';
  /** The page handles a 401 itself, instead of being redirected to the login. */
  readonly onSignedOut?: 'page';
}

/** Declares a call and preserves the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;
type Field<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S> ? S : undefined;

/** The caller's input, before parsing. */
export type ParamsInput<E extends Endpoint> = InputOf<Field<E, 'params'>>;
export type QueryInput<E extends Endpoint> = InputOf<Field<E, 'query'>>;
export type BodyInput<E extends Endpoint> = InputOf<Field<E, 'body'>>;

/** The server's input, after parsing. */
export type ParamsOf<E extends Endpoint> = OutputOf<Field<E, 'params'>>;
export type QueryOf<E extends Endpoint> = OutputOf<Field<E, 'query'>>;
export type BodyOf<E extends Endpoint> = OutputOf<Field<E, 'body'>>;

/** The answer of a success. */
export type AnswerOf<E extends Endpoint> = z.core.output<E['answer']>;
