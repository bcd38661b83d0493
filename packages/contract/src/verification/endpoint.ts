import type { UserCheck } from '@foyer/domain';
import * as v from 'valibot';
import { emailAddress } from '../accounts/wire.ts';
import { endpoint } from '../endpoint.ts';
import { language, nothing } from '../fields.ts';

/**
 * A challenge has a text for the visitor; whether the address has an account is not revealed before
 * it is solved (VERIFY-006).
 */
const checkWire = v.pipe(
  v.object({ challenge: v.boolean(), error: v.string(), user_has_account: v.boolean() }),
  v.transform(({ challenge, error, user_has_account }): NonNullable<UserCheck> => ({
    hasAccount: user_has_account,
    challenge: challenge ? error : null,
  })),
);

export const validateEmail = endpoint({
  id: 'validateEmail',
  method: 'POST',
  path: '/apiv2/validate_email',
  summary:
    'Whether an address has an account. Who asks about many is first asked for the code that ' +
    'was mailed to it (API-043, VERIFY-006, A-139).',
  params: nothing,
  query: nothing,
  body: v.object({
    email: emailAddress,
    verification_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
    lang: v.optional(language, 'en'),
  }),
  answer: checkWire,
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});

export const sendVerificationCode = endpoint({
  id: 'sendVerificationCode',
  method: 'POST',
  path: '/apiv2/email/send',
  summary:
    'Mails the code of a challenge again; the answer is the same where there is none (API-044, VERIFY-007).',
  params: nothing,
  query: nothing,
  body: v.object({
    email: emailAddress,
    resend: v.optional(v.boolean(), true),
    lang: v.optional(language, 'en'),
  }),
  answer: v.object({ sent: v.literal(true) }),
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});
