import { siteFor, sites } from '@foyer/sites';
import type { FastifyRequest } from 'fastify';

const [standard] = sites;

/**
 * Hostname of the site that a call comes from, for links in mails. `null`: the default site, which
 * `PUBLIC_URL` names, or a host that is not a site.
 */
export function bookedAt({ hostname }: Pick<FastifyRequest, 'hostname'>): string | null {
  const site = siteFor(hostname);
  return site === null || site === standard ? null : hostname;
}
