import type * as v from 'valibot';

type Schema = v.GenericSchema;
/** A part of the input, optional where an empty object is valid. */
type Part<Name extends string, S extends Schema> =
  {} extends v.InferInput<S>
    ? { readonly [N in Name]?: v.InferInput<S> }
    : { readonly [N in Name]: v.InferInput<S> };

/** What a call takes: the endpoint's parameters, query and body in wire shape. */
export type CallInput<P extends Schema, Q extends Schema, B extends Schema> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    /** One per intent, created before the first attempt. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

/**
 * Path and query of a call; each parameter is one segment, whatever it contains. Throws where a
 * parameter is missing, which is a bug of the caller.
 */
export function requestPath(path: string, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(entriesOf(input.params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(entriesOf(input.query)).toString();
  return query ? `${filled}?${query}` : filled;
}

const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
