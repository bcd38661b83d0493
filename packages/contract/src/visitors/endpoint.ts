import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { noBody, nothing } from '../fields.ts';

export const createSessionToken = endpoint({
  id: 'createSessionToken',
  method: 'POST',
  path: '/services/session/token',
  summary: 'A CSRF token bound to the visitor’s session cookie (API-016).',
  params: nothing,
  query: nothing,
  body: noBody,
  answer: v.pipe(v.string(), v.nonEmpty()),
  answerType: 'text',
  problems: [],
  idempotent: false,
});

/** Optional: a failure has a silent fallback (D-4). */
export const loadCountry = endpoint({
  id: 'loadCountry',
  method: 'GET',
  path: '/apiv2/country',
  summary:
    'The country that the caller’s address is in, two letters of ISO 3166-1, null where it is not known (API-039, A-149).',
  params: nothing,
  query: nothing,
  body: noBody,
  /** In lower case, like the countries of phone numbers. */
  answer: v.pipe(
    v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
    v.transform((wire) => ({ country: wire.country?.toLowerCase() ?? null })),
  ),
  answerType: 'json',
  problems: ['rate_limited'],
  idempotent: false,
});
