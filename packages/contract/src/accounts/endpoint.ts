import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { noBody, nothing } from '../fields.ts';
import { createUserBody, loginBody, passwordBody, passwordLinkBody, userInfoWire } from './wire.ts';

export const loadUser = endpoint({
  id: 'loadUser',
  method: 'POST',
  path: '/apiv2/user/info',
  summary:
    'Who visits, with roles and phone; nobody in particular has no user and no roles (API-015, A-175).',
  params: nothing,
  query: nothing,
  body: noBody,
  answer: userInfoWire,
  answerType: 'json',
  problems: [],
  idempotent: false,
});

export const loginUser = endpoint({
  id: 'loginUser',
  method: 'POST',
  path: '/apiv2/user/login',
  summary:
    'Logs in; the username is the e-mail address. A wrong address and a wrong password are one problem (API-017).',
  params: nothing,
  query: nothing,
  body: loginBody,
  answer: userInfoWire,
  answerType: 'json',
  problems: ['invalid_field', 'csrf_invalid', 'wrong_password', 'rate_limited'],
  idempotent: false,
  csrf: true,
});

export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: '/apiv2/user/create',
  summary: 'Registers a customer and logs in (API-018).',
  params: nothing,
  query: nothing,
  body: createUserBody,
  answer: userInfoWire,
  answerType: 'json',
  problems: ['invalid_field', 'csrf_invalid', 'account_exists', 'rate_limited'],
  idempotent: false,
  csrf: true,
});

export const logoutUser = endpoint({
  id: 'logoutUser',
  method: 'POST',
  path: '/apiv2/user/logout',
  summary: 'Ends the login of this browser; the answer is nobody in particular.',
  params: nothing,
  query: nothing,
  body: noBody,
  answer: userInfoWire,
  answerType: 'json',
  problems: ['csrf_invalid'],
  idempotent: false,
  csrf: true,
});

export const setPassword = endpoint({
  id: 'setPassword',
  method: 'POST',
  path: '/apiv2/user/password',
  summary:
    'Sets a password by the token of a mailed link, makes the account where there is none, ends its other logins and logs in (ROLE-010).',
  params: nothing,
  query: nothing,
  body: passwordBody,
  answer: userInfoWire,
  answerType: 'json',
  problems: ['invalid_field', 'csrf_invalid', 'link_invalid', 'rate_limited'],
  idempotent: false,
  csrf: true,
});

export const requestPasswordLink = endpoint({
  id: 'requestPasswordLink',
  method: 'POST',
  path: '/apiv2/user/password/link',
  summary:
    'Mails a link to set a new password where the address has an account; the answer is the same where it has none.',
  params: nothing,
  query: nothing,
  body: passwordLinkBody,
  answer: v.object({ sent: v.literal(true) }),
  answerType: 'json',
  problems: ['invalid_field', 'csrf_invalid', 'rate_limited'],
  idempotent: false,
  csrf: true,
});
