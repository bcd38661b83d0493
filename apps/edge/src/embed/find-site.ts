import type { Site } from '@foyer/sites';
import type { FastifyRequest } from 'fastify';

/** The site of a request by its `Host`. */
export type FindSite = (request: FastifyRequest) => { site: Site; hostname: string } | null;

export type Query = Readonly<Record<string, string | undefined>>;
