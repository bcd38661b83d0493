import { endpoints, problemSchema } from '@foyer/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { statusOf } from './problem.ts';

type JsonObject = Record<string, unknown>;

const schemaOf = (schema: GenericSchema): JsonObject => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
};

/** The API as an OpenAPI 3.1 document, made from the endpoint values of server and client. */
export function openApi(publicUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer API',
      version: '1',
      description: 'Venues, offers, carts and orders. Every answer that is not 2xx is a Problem.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: schemaOf(problemSchema) } },
  };
}

function operation(endpoint: (typeof endpoints)[number]): JsonObject {
  const byStatus = new Map<number, string[]>();
  for (const code of endpoint.problems)
    byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  const problem = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    parameters: [
      ...parameters(schemaOf(endpoint.params), 'path'),
      ...parameters(schemaOf(endpoint.query), 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
      ...(endpoint.csrf
        ? [{ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(takesBody(endpoint)
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          [endpoint.answerType === 'json' ? 'application/json' : 'text/plain']: {
            schema: schemaOf(endpoint.answer),
          },
        },
      },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: problem },
        ]),
      ),
      default: { description: 'Any other problem.', content: problem },
    },
  };
}

const takesBody = (endpoint: (typeof endpoints)[number]) =>
  endpoint.method === 'POST' && endpoint.body.type !== 'optional';

function parameters(schema: JsonObject, place: 'path' | 'query'): JsonObject[] {
  const properties = Object.entries(schema.properties ?? {});
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return properties.map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}
