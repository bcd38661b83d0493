import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { noBody, nothing } from './parts.ts';

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
