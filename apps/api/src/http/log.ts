import type { FastifyServerOptions } from 'fastify';
import type { Configuration } from '../configuration.ts';

/**
 * One line per answer with the route's pattern: an address may hold the id of a cart or an order,
 * and such an id opens it. Nothing of a request but its method and pattern is ever written.
 */
export function logOptions(level: Configuration['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method }),
      err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
  };
}
