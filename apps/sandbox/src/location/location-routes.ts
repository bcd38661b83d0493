import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire } from '../answer-errors.ts';

const addressWire = v.object({ ip: v.pipe(v.string(), v.ip()) });

/**
 * Addresses with a known country: this machine's, and those reserved for documentation (RFC 5737).
 */
const countries: readonly (readonly [string, string])[] = [
  ['127.', 'FI'],
  ['::1', 'FI'],
  ['192.0.2.', 'SE'],
  ['198.51.100.', 'DE'],
  ['203.0.113.', 'GB'],
];

/**
 * `GET /location/{ip}`: the country of an address as `{country}` in two letters, `null` where it is
 * not known.
 */
export async function locationRoutes(app: FastifyInstance): Promise<void> {
  app.get('/location/:ip', (request) => {
    const { ip } = parseWire(addressWire, request.params);
    return { country: countries.find(([start]) => ip.startsWith(start))?.[1] ?? null };
  });
}
