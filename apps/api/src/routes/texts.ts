import { loadTexts } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { answered } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { wordsIn } from '../words/words-in.ts';

/** POST venuepackage/text (API-014). */
export function textsRoute(app: FastifyInstance): void {
  serveEndpoint(app, loadTexts, async ({ body }) => answered(wordsIn(body.lang).venueTexts));
}
