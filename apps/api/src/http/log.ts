import type { FastifyServerOptions } from 'fastify';
import type { Configuration } from '../configuration.ts';

/**
 * Logs one line per answer with method and route pattern. URLs are not logged: the id of a cart or
 * order in them gives access to it.
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
