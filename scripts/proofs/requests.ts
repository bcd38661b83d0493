import { proveRequests, requestsProofProblems } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** Malformed and hostile requests to every operation of the API. */
export async function proveOddRequests(): Promise<Proof> {
  const proof = await proveRequests();
  const named = (from: number, to: number) =>
    Object.entries(proof.statuses).filter(
      ([status]) => Number(status) >= from && Number(status) < to,
    );
  const rows = named(200, 600).map(([status, count]) => [status, count.toLocaleString('en')]);
  const closed = proof.statuses[0] ?? 0;
  return {
    heading: 'No request breaks the API',
    text: `${proof.requests.toLocaleString('en')} generated requests (fast-check, seed ${proof.seed}) over real HTTP
to all ${proof.operations} operations of the OpenAPI document, with
the outside parties' stand-ins and a PostgreSQL server; the last 4 % while no outside party answers, which is when a 502 or 503 may
name one. Types, Unicode, numbers, prototype and double keys, nesting, 10 MB, content types, broken JSON, addresses, cookies,
tokens and keys are wrong in them, in one place or in many. Every answer is checked: no other 5xx, no stack trace or SQL, every 4xx a
problem that names its field, every 200 what the document says. ${proof.wrong.length} were wrong; each operation was
answered with 200 as well; the
slowest answer took ${proof.slowestMs} ms
(${proof.slowest})${closed > 0 ? `; ${closed} connections were closed on a body of 10 MB` : ''}.
${Math.round(proof.seconds)} s in all.

${table(['answered', 'requests'], rows)}`,
    problems: requestsProofProblems(proof),
  };
}
