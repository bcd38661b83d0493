import { checkLeadTimes } from '@foyer/contract';
import { leadTimeProblem, wallOf } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { roughNow } from '../clock.ts';
import { answered, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

/**
 * POST check-lead-times (API-005): whether the venue's lead time allows that day; hours are checked
 * with the cart.
 */
export function leadTimesRoute(app: FastifyInstance, { catalogue, clock }: ApiDependencies): void {
  serveEndpoint(app, checkLeadTimes, async ({ body }) => {
    if (body.venue_id.trim() === '')
      return refused('venue_id_not_set', 'venue_id not set', { field: 'venue_id' });
    const entry = await catalogue.current(body.venue_id);
    if (entry === null)
      return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
    const { leadTimes, timezone } = entry.details;
    const wallNow = wallOf(Math.floor(roughNow(clock)), timezone);
    return answered({ allow: leadTimeProblem(leadTimes, body.date, wallNow) === null });
  });
}
