import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../database/database.ts';
import { type Problem, problemBody, statusOf } from './problem.ts';

/** Answers everything that is not a handler's own answer, always as `application/problem+json`. */
export function answerErrors(app: FastifyInstance): void {
  const routes = routesOf(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = routes(request.url.split('?', 1)[0] ?? '');
    // A route may answer as if it were not there.
    const status = allowed.length === 0 || allowed.includes(request.method) ? 404 : 405;
    if (status === 405) reply.header('allow', allowed.join(', '));
    const message =
      status === 405
        ? `this path answers ${allowed.join(', ')} only`
        : 'there is nothing at this path';
    return reply
      .code(status)
      .type('application/problem+json')
      .send(problemBody({ code: 'not_found', message }, request.id, status));
  });
  app.server.on('checkExpectation', answerExpectation);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A caller that went away in the middle of its body is no fault of this side.
    const isGone = request.raw.destroyed && !request.raw.complete;
    const { status, problem } = isGone ? cutOff : describe(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(status)
      .type('application/problem+json')
      .send(problemBody(problem, request.id, status));
  });
}

/** Which methods a path has, of the routes that are added from here on. */
function routesOf(app: FastifyInstance): (path: string) => readonly string[] {
  const known: { path: RegExp; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    known.push({
      path: new RegExp(
        `^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`,
      ),
      methods: [method].flat(),
    });
  });
  return (path) => [
    ...new Set(known.flatMap((route) => (route.path.test(path) ? route.methods : []))),
  ];
}

/** Answers a request that has no route because its URL cannot be parsed. */
export function answerUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  const problem: Problem = {
    code: 'invalid_field',
    message: status === 414 ? 'the path is too long' : 'the path cannot be read',
    field: 'path',
  };
  reply
    .code(status)
    .type('application/problem+json')
    .send(problemBody(problem, request.id, status));
}

/**
 * Answers what is not HTTP, or has too large headers: there is no request object, only a
 * connection.
 */
export function answerConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOfConnection[error.code ?? ''] ?? 400;
  const body = JSON.stringify(
    problemBody(
      { code: 'invalid_field', message: 'the request cannot be read', field: 'request' },
      '',
      status,
    ),
  );
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ` +
      `application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: ` +
      `close\r\n\r\n${body}`,
  );
}

const cutOff: { status: number; problem: Problem } = {
  status: 400,
  problem: { code: 'invalid_field', message: 'the body ended too early', field: 'body' },
};

const statusOfConnection: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers an `Expect` header other than `100-continue`; Node's own answer has no body. */
function answerExpectation(_request: unknown, response: ServerResponse): void {
  const body = JSON.stringify(
    problemBody(
      {
        code: 'invalid_field',
        message: 'nothing but 100-continue can be expected',
        field: 'Expect',
      },
      '',
      417,
    ),
  );
  response
    .writeHead(417, { 'content-type': 'application/problem+json', connection: 'close' })
    .end(body);
}

function describe(error: FastifyError): { status: number; problem: Problem } {
  if (isConnectionLoss(error))
    return {
      status: 503,
      problem: {
        code: 'provider_unavailable',
        message: 'the database does not answer; try again in a moment',
      },
    };
  const status = error.statusCode ?? 500;
  if (status === 413)
    return {
      status,
      problem: { code: 'payload_too_large', message: 'the body is larger than 1 MB' },
    };
  if (status === 415)
    return {
      status,
      problem: {
        code: 'invalid_field',
        message: 'the body has to be application/json',
        field: 'Content-Type',
      },
    };
  if (status === 429) return { status, problem: { code: 'rate_limited', message: error.message } };
  if (status >= 400 && status < 500)
    return {
      status,
      problem: { code: 'invalid_field', message: error.message.slice(0, 300), field: 'body' },
    };
  return {
    status: statusOf.internal,
    problem: {
      code: 'internal',
      message: 'something went wrong here; the request id finds it in the log',
    },
  };
}

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
]);
const isConnectionLoss = (error: Error) =>
  lost.has(sqlState(error)) ||
  /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
