import type { FastifyError, FastifyInstance } from 'fastify';
import * as v from 'valibot';

/**
 * A refusal that a caller can handle: `code` to branch on, `field` for the part of the request that
 * caused it.
 */
export class Refusal extends Error {
  readonly status: 400 | 402 | 403 | 404 | 409;
  readonly code: string;
  readonly field: string | null;

  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    field: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/**
 * Checks a request. Throws a Refusal (400 `invalid`) that names the first wrong field, never its
 * value.
 */
export function parseWire<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value ?? {});
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue);
  throw new Refusal(
    400,
    'invalid',
    `${field ?? 'The request'} is missing or not as it should be.`,
    field,
  );
}

/**
 * Every error is answered as `{ code, message, field? }`. Requests are never logged: they may
 * contain a card number or a token.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      // In the sandbox's one language, whatever was requested.
      return reply
        .code(error.status)
        .header('content-language', 'en')
        .send({
          code: error.code,
          message: error.message,
          ...(error.field === null ? {} : { field: error.field }),
        });
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ code: 'bad_request', message: error.message });
    console.error(
      `${request.method} ${request.routeOptions.url ?? '(no route)'}: ${error.stack ?? error.name}`,
    );
    return reply.code(500).send({ code: 'internal', message: 'The sandbox made a mistake.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is nothing at this address.' }),
  );
}
