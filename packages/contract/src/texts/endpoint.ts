import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { language, nothing } from '../fields.ts';

export const loadTexts = endpoint({
  id: 'loadTexts',
  method: 'POST',
  path: '/apiv2/venuepackage/text',
  summary: 'Texts of the venue page by key (API-014); English where a language lacks one (A-032).',
  params: nothing,
  query: nothing,
  body: v.object({ lang: v.optional(language, 'en') }),
  answer: v.record(v.string(), v.string()),
  answerType: 'json',
  problems: ['invalid_field'],
  idempotent: false,
});

/** Maximum length of a description, in characters. */
const longestText = 8000;

/** Optional: a failure has a silent fallback (D-4). */
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
