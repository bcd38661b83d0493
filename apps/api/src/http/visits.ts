import { readVisit, visitHeader } from '@foyer/serving';
import { type Site, siteFor } from '@foyer/sites';
import type { FastifyInstance } from 'fastify';
import { problemBody } from './problem.ts';

/** Whose call it is. */
export type CallVisit = {
  /** The site on whose pages the visitor is; `null` for calls that come past the front door. */
  site: Site | null;
  /** By which of its hostnames; `''` without a site. */
  hostname: string;
  /** IP address of the visitor. */
  address: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    visit: CallVisit;
  }
}

/**
 * Tells each call whose it is. Only a header that the front door has signed names a site: it decides
 * about prices and about the links in mails. A wrong signature is refused and not ignored, since
 * with two different secrets every visitor would get the default site's prices.
 */
export function readVisits(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorateRequest('visit');
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers[visitHeader];
    if (header === undefined) {
      request.visit = { site: null, hostname: '', address: request.ip };
      return;
    }
    const visit = readVisit(secrets, String(header));
    if (visit === null) {
      request.log.error('a call was not signed with the INTERNAL_SECRET of this API');
      return reply
        .code(403)
        .type('application/problem+json')
        .send(problemBody(notSigned, request.id, 403));
    }
    request.visit = { ...visit, site: siteFor(visit.hostname) };
  });
}

const notSigned = {
  code: 'internal',
  message: 'the visit was not signed by a front door of this API',
} as const;
