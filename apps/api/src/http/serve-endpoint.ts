import { brotliCompressSync, constants } from 'node:zlib';
import type { Endpoint } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { carriesCsrfToken } from '../account/csrf.ts';
import type { Configuration } from '../configuration.ts';
import { phoneRefusal } from './possible-phone.ts';
import { answered, type Outcome, problemBody, refused, statusOf } from './problem.ts';
import { createKnownTexts, type KnownTexts } from './read-search.ts';
import { unstorablePlace } from './storable-text.ts';

type Schema = v.GenericSchema;

/** A handler's argument: values parsed by the endpoint's schemas. */
type Call<P extends Schema, Q extends Schema, B extends Schema> = {
  params: v.InferOutput<P>;
  query: v.InferOutput<Q>;
  body: v.InferOutput<B>;
  /** The `Idempotency-Key` header; `null` if there is none. */
  idempotencyKey: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Name of the app's decoration with the secret of the CSRF tokens. */
export const csrfSecret = 'csrfSecret';

/**
 * Registers the route of an endpoint value: parses requests by its schemas and serialises the
 * handler's answer.
 */
export function serveEndpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: Call<P, Q, B>) => Promise<Outcome<v.InferInput<A> | Serialised>>,
  config: object = {},
): void {
  const secret = endpoint.csrf ? app.getDecorator<string>(csrfSecret) : null;
  const known = endpoint.method === 'GET' ? createKnownTexts<Question<P, Q, B>>() : null;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    handler: async (request, reply) => {
      const read =
        secret !== null && !carriesCsrfToken(request, secret)
          ? noToken
          : readCall(endpoint, request, reply, known);
      const outcome = read.ok ? await handle(read.answer) : read;
      if (!outcome.ok)
        return reply
          .code(statusOf[outcome.problem.code])
          .type('application/problem+json')
          .send(problemBody(outcome.problem, request.id));
      if (outcome.answer instanceof Serialised) {
        reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
        return takesBrotli(request)
          ? reply.header('content-encoding', 'br').send(outcome.answer.brotli())
          : reply.send(outcome.answer.json);
      }
      if (endpoint.answerType === 'text')
        return reply.type('text/plain; charset=utf-8').send(outcome.answer);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.answer));
    },
  });
}

const unreadable = (field: string) =>
  refused('invalid_field', 'text with a NUL character or broken Unicode, or nested too deep', {
    field,
  });
const noToken = refused(
  'csrf_invalid',
  'POST /services/session/token gives the token for X-CSRF-Token; it fits its own cookie only',
  { field: 'X-CSRF-Token' },
);

/** `br;q=0` means that Brotli is not accepted. */
const takesBrotli = (request: FastifyRequest): boolean =>
  /(^|[\s,])br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/.test(request.headers['accept-encoding'] ?? '');

/** A GET has no body, so its parsed form is cached by URL. Refused ones are not cached. */
function readCall<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
  reply: FastifyReply,
  known: KnownTexts<Question<P, Q, B>> | null,
): Outcome<Call<P, Q, B>> {
  let question = known?.get(request.url);
  if (question === undefined) {
    const outcome = readQuestion(endpoint, request);
    if (!outcome.ok) return outcome;
    question = outcome.answer;
    known?.keep(request.url, question);
  }
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)))
    return refused('invalid_field', 'the key is 1 to 200 visible ASCII characters', {
      field: 'Idempotency-Key',
    });
  const { params, query, body } = question;
  return answered({ params, query, body, idempotencyKey: key ?? null, request, reply });
}

type Question<P extends Schema, Q extends Schema, B extends Schema> = Pick<
  Call<P, Q, B>,
  'params' | 'query' | 'body'
>;

function readQuestion<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
): Outcome<Question<P, Q, B>> {
  const unstorable = unstorablePlace(request.params) ?? unstorablePlace(request.query);
  if (unstorable !== null) return unreadable(unstorable);
  const params = read(endpoint.params, request.params);
  if (!params.ok) return params;
  const query = read(endpoint.query, request.query);
  if (!query.ok) return query;
  const unstorableBody = endpoint.method === 'POST' ? unstorablePlace(request.body) : null;
  if (unstorableBody !== null) return unreadable(unstorableBody);
  const body = read(endpoint.body, request.body ?? undefined);
  if (!body.ok) return body;
  return (
    phoneRefusal(body.answer) ??
    answered({ params: params.answer, query: query.answer, body: body.answer })
  );
}

function read<S extends Schema>(schema: S, value: unknown): Outcome<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return answered(parsed.output);
  const [issue] = parsed.issues;
  return refused('invalid_field', issue.message.slice(0, 300), {
    field: v.getDotPath(issue) ?? 'body',
  });
}

/**
 * Brotli quality: fast, and a sixth of the JSON's size. An answer is compressed once and sent many
 * times.
 */
const quality = 4;

/** An answer as JSON text, and as Brotli for clients that accept it. */
export class Serialised {
  readonly json: Buffer;
  #packed: Buffer | null = null;
  constructor(json: Buffer) {
    this.json = json;
  }
  brotli(): Buffer {
    this.#packed ??= brotliCompressSync(this.json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.json.byteLength,
      },
    });
    return this.#packed;
  }
}

/** Limit per address for calls that create something. */
export const creatingLimit = ({ rateLimit }: Pick<Configuration, 'rateLimit'>): object =>
  rateLimit === 0 ? {} : { rateLimit: { max: rateLimit, timeWindow: '1 minute' } };
