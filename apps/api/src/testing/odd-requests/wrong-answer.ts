import { endpoints, problemSchema } from '@foyer/contract';
import * as v from 'valibot';
import type { OddRequest } from './odd-request.ts';
import type { HttpAnswer } from './send-request.ts';

/** Allowed values of a problem's `field` besides names of the operation and of the request. */
const ownPlaces = [
  'body',
  'path',
  'request',
  'method',
  'Content-Type',
  'Expect',
  'Idempotency-Key',
  'X-CSRF-Token',
];
/** Problem codes that only outside parties cause. */
const awayCodes: readonly string[] = [
  'provider_unavailable',
  'provider_malformed',
  'temp_pms_order_error',
];
const trace = /\n\s+at .+[:(]|node:internal|node_modules|file:\/\/|\/src\/|\.ts:\d/;
const sql = new RegExp(
  String.raw`\bselect\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b|violates .+ constraint|` +
    'relation "|syntax error at|invalid input syntax|invalid byte sequence|SQLSTATE',
  'i',
);
const largest = 1024 * 1024;

/**
 * What is wrong with an answer, as a sentence, or `null`. `away`: outside parties are down, so that
 * their problems are allowed.
 */
export function problemWith(request: OddRequest, answer: HttpAnswer, away: boolean): string | null {
  const { status, type, text } = answer;
  if (status === 0) return (request.body?.length ?? 0) > largest ? null : `no answer: ${text}`;
  if (trace.test(text)) return 'a stack trace in the answer';
  if (sql.test(text)) return 'SQL in the answer';
  if (request.method === 'HEAD') return status >= 500 ? `answered ${status}` : null;
  if (status === 200) return wrongWithValue(request, answer);
  if (status < 400) return `answered ${status}`;
  if (type.startsWith('text/html') && status < 500 && !isOfOperation(request)) return null;
  if (!type.startsWith('application/problem+json'))
    return `answered ${status} as ${type || 'nothing'}`;
  const problem = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), text);
  if (!problem.success) return `answered ${status} with what is no problem`;
  const { code, field } = problem.output;
  if (problem.output.status !== status)
    return `answered ${status} and says ${problem.output.status}`;
  if (status >= 500)
    return away && (status === 502 || status === 503) && awayCodes.includes(code)
      ? null
      : `answered ${status} ${code}`;
  return code === 'invalid_field' && !isNamed(field, request)
    ? `answered invalid_field of ${field ?? 'nothing'}`
    : null;
}

/** An odd path or method may match another route, e.g. the page of a mailed link. */
const isOfOperation = ({ operation, method, path }: OddRequest): boolean =>
  method === operation.method &&
  new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`).test(path);

function wrongWithValue(request: OddRequest, { type, text, packed }: HttpAnswer): string | null {
  if (packed && request.headers['accept-encoding'] !== 'br')
    return 'answered packed to who does not take it';
  const endpoint = endpoints.find(({ id }) => id === request.operation.id);
  if (endpoint === undefined || !isOfOperation(request)) return null;
  const value: unknown = type.startsWith('application/json') ? JSON.parse(text) : text;
  return v.is(endpoint.answer, value) ? null : 'answered 200 with what the document does not say';
}

function isNamed(field: string | undefined, request: OddRequest): boolean {
  const { operation, said } = request;
  const [first] = (field ?? '').split('.');
  if (first === undefined || first === '') return false;
  if (!isOfOperation(request)) return true;
  const names = [
    ...ownPlaces,
    ...operation.parameters.map(({ name }) => name),
    ...Object.keys(operation.body?.properties ?? {}),
  ];
  return (
    names.includes(first) ||
    (/^\d+$/.test(first) && (said ?? '').startsWith('[')) ||
    (said ?? '').includes(JSON.stringify(first)) ||
    said === null
  );
}
