import { createHash } from 'node:crypto';
import { loadCountry, translateText } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { answered } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';
import type { Translated } from '../providers/translation.ts';

/**
 * Calls that are optional for a page (API-032, API-039): without an answer of the outside party
 * they return a fallback, and a line is logged (D-4).
 */
export function quietRoutes(
  app: FastifyInstance,
  { providers, configuration }: ApiDependencies,
): void {
  const kept = createKeptTranslations();

  serveEndpoint(
    app,
    translateText,
    async ({ body }) => {
      const known = kept.get(body.text, body.lang);
      const translated = known ?? (await providers.translation.translate(body.text, body.lang));
      if (translated === null) return answered({ translation: body.text, detected_language: null });
      kept.keep(body.text, body.lang, translated);
      return answered({ translation: translated.translation, detected_language: translated.from });
    },
    creatingLimit(configuration),
  );

  serveEndpoint(
    app,
    loadCountry,
    async ({ request, reply }) => {
      const country = await providers.location.countryOf(request.visit.address);
      reply.header('cache-control', country === null ? 'no-store' : 'private, max-age=86400');
      return answered({ country });
    },
    creatingLimit(configuration),
  );
}

const most = 2000;

/**
 * Cache of translations, the oldest are removed first: descriptions are few and requested often.
 */
function createKeptTranslations() {
  const kept = new Map<string, Translated>();
  const keyOf = (text: string, language: string): string =>
    `${language} ${createHash('sha256').update(text).digest('base64url')}`;
  return {
    get: (text: string, language: string): Translated | undefined =>
      kept.get(keyOf(text, language)),
    keep: (text: string, language: string, translated: Translated): void => {
      kept.set(keyOf(text, language), translated);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
