import { sendVerificationCode, validateEmail } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { findAccount } from '../account/account.ts';
import { createAttempts, ofAddress, ofCodes, ofEmailChecks } from '../account/attempts.ts';
import { makeCode, openCode, tryCode } from '../account/verification.ts';
import { serverNow } from '../booking/server-now.ts';
import { answered, type Outcome, type Refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { codeMail, codeWords } from '../mail/code-mail.ts';
import { putInOutbox } from '../mail/outbox.ts';
import type { Parts } from './routes.ts';

/**
 * Whether an address has an account (API-043). A visitor asks about their own; a computer that asks about many has to prove
 * each by a mailed code, so that nobody reads out who has an account.
 */
export function verifyRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, configuration, mailWaits } = parts;
  const attempts = createAttempts(database, clock, configuration.secret);

  /** Mails a code and says so, or refuses where there were too many. */
  async function challenge(address: string, email: string, language: string, error: string): Promise<Outcome<{ challenge: boolean; error: string; user_has_account: boolean }>> {
    const tooMany = await mayMail(address, email);
    if (tooMany) return tooMany;
    await mailCode(email, language, 'new');
    return answered({ challenge: true, error, user_has_account: false });
  }

  const mayMail = async (address: string, email: string): Promise<Refused | null> => (await attempts.count(ofAddress, address)) ?? (await attempts.count(ofCodes, email.toLowerCase()));

  async function mailCode(email: string, language: string, which: 'new' | 'same'): Promise<void> {
    const written = await database.transaction(async (queries): Promise<Outcome<boolean>> => {
      const now = await serverNow(queries, clock);
      const id = which === 'same' ? await openCode(queries, email, now) : await makeCode(queries, email, now);
      if (id !== null) await putInOutbox(queries, null, [codeMail(email, language, id)]);
      return answered(id !== null);
    });
    if (written.ok && written.answer) mailWaits();
  }

  serveEndpoint(app, validateEmail, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { email, lang } = body;
    const words = codeWords(lang);
    const typed = body.verification_code ?? '';
    if (typed !== '') {
      const tried = await tryCode(database, configuration.secret, email, typed, await serverNow(database, clock));
      if (tried === 'wrong') return answered({ challenge: true, error: words.wrong, user_has_account: false });
      if (tried === 'gone') return challenge(request.ip, email, lang, words.gone);
    } else if (await attempts.count(ofEmailChecks, request.ip)) {
      return challenge(request.ip, email, lang, words.asked(email));
    }
    return answered({ challenge: false, error: '', user_has_account: (await findAccount(database, email)) !== null });
  });

  serveEndpoint(app, sendVerificationCode, async ({ body, request }) => {
    const tooMany = await mayMail(request.ip, body.email);
    if (tooMany) return tooMany;
    await mailCode(body.email, body.lang, 'same');
    return answered({ sent: true });
  });
}
