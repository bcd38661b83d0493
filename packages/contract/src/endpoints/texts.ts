import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { language } from '../fields.ts';
import { nothing } from './parts.ts';

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
