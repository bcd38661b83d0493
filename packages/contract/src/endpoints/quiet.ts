import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { language } from '../fields.ts';
import { noBody, nothing } from './parts.ts';

/** Calls that nobody waits for: they fall back quietly (D-4). */

/** As long as a description may be. */
const longestText = 8000;

export const translateText = endpoint({
  id: 'translateText',
  method: 'POST',
  path: '/apiv2/translate',
  summary:
    'A venue’s or room’s description in another language (API-032, A-029). Where nobody can ' +
    'translate, the text comes back as it is, with detected_language null.',
  params: nothing,
  query: nothing,
  body: v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(longestText)),
    lang: language,
  }),
  answer: v.pipe(
    v.object({ translation: v.string(), detected_language: v.nullable(language) }),
    v.transform((wire) => ({ text: wire.translation, detectedLanguage: wire.detected_language })),
  ),
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});

export const loadCountry = endpoint({
  id: 'loadCountry',
  method: 'GET',
  path: '/apiv2/country',
  summary:
    'The country that the caller’s address is in, two letters of ISO 3166-1, null where it is not known (API-039, A-149).',
  params: nothing,
  query: nothing,
  body: noBody,
  /** In lower case, as phone countries are spelled. */
  answer: v.pipe(
    v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
    v.transform((wire) => ({ country: wire.country?.toLowerCase() ?? null })),
  ),
  answerType: 'json',
  problems: ['rate_limited'],
  idempotent: false,
});
