import * as v from 'valibot';

/** The part of JSON Schema that the API's document uses. */
export type JsonSchema = {
  type?: string | undefined;
  enum?: readonly unknown[] | undefined;
  const?: unknown;
  anyOf?: readonly JsonSchema[] | undefined;
  properties?: Readonly<Record<string, JsonSchema>> | undefined;
  required?: readonly string[] | undefined;
  items?: JsonSchema | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

const jsonSchema: v.GenericSchema<unknown, JsonSchema> = v.object({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  anyOf: v.optional(v.array(v.lazy(() => jsonSchema))),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => jsonSchema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => jsonSchema)),
  pattern: v.optional(v.string()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
});

const operation = v.object({
  operationId: v.string(),
  parameters: v.array(
    v.object({ name: v.string(), in: v.picklist(['path', 'query', 'header']), schema: jsonSchema }),
  ),
  requestBody: v.optional(
    v.object({ content: v.object({ 'application/json': v.object({ schema: jsonSchema }) }) }),
  ),
});
const document = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

export type Operation = {
  id: string;
  method: string;
  /** Path with parameters as `{name}`. */
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  body: JsonSchema | null;
};

/** Every operation of the served OpenAPI document. */
export const operationsOf = (served: unknown): readonly Operation[] =>
  Object.entries(v.parse(document, served).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
    })),
  );
