import { requestPasswordLink, setPassword, writeUserInfo } from '@foyer/contract';
import { pathIn, shortestPassword } from '@foyer/domain';
import { languages } from '@foyer/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createAttempts, ofAddress, ofMailbox } from '../account/attempts.ts';
import { beginLogin } from '../account/login-session.ts';
import {
  askedSeconds,
  findPasswordLink,
  linkGone,
  makePasswordLink,
  setPasswordByLink,
} from '../account/password-link.ts';
import { hashPassword } from '../account/password.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { siteHost } from '../booking/site-of-call.ts';
import { serverNow } from '../database/database.ts';
import { type Account, accountByEmail, accountEmail } from '../database/accounts.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { answered, type Outcome } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { askedPasswordMail } from '../mail/password-mail.ts';
import type { PasswordPageWords } from '../words/api-words.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';

/** Setting a password by a mailed link, and requesting such a link. */
export function passwordRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, clock, configuration, jobs } = dependencies;
  const attempts = createAttempts(database, clock, configuration.secret);

  serveEndpoint(app, setPassword, async ({ body, request, reply }) => {
    const tooMany = await attempts.count(ofAddress, request.visit.address);
    if (tooMany) return tooMany;
    if ((await findPasswordLink(database, body.token, await serverNow(database, clock))) === null)
      return linkGone;
    const passwordHash = await hashPassword(body.password);
    const done = await database.transaction(
      async (
        queries,
      ): Promise<Outcome<{ account: Account; setCookie: (to: typeof reply) => void }>> => {
        const now = await serverNow(queries, clock);
        const set = await setPasswordByLink(queries, body.token, passwordHash, now);
        return set.ok
          ? answered({
              account: set.answer,
              setCookie: await beginLogin(queries, configuration, request, set.answer, now),
            })
          : set;
      },
    );
    if (!done.ok) return done;
    done.answer.setCookie(reply);
    return answered(writeUserInfo(done.answer.account.user));
  });

  serveEndpoint(app, requestPasswordLink, async ({ body, request }) => {
    const email = accountEmail(body.email);
    const tooMany =
      (await attempts.count(ofAddress, request.visit.address)) ??
      (await attempts.count(ofMailbox, email));
    if (tooMany) return tooMany;
    const written = await database.transaction(async (queries): Promise<Outcome<boolean>> => {
      const account = await accountByEmail(queries, email);
      if (account === null) return answered(false);
      const link = await makePasswordLink(
        queries,
        configuration.secret,
        { email, profile: null, seconds: askedSeconds },
        await serverNow(queries, clock),
      );
      await putInOutbox(queries, jobs, null, [
        askedPasswordMail(account.user, body.lang, link, siteHost(request)),
      ]);
      return answered(true);
    });
    if (written.ok && written.answer) jobs.wake('mail');
    return answered({ sent: true });
  });
}

const url = '/apiv2/user/password/:token';
const paramsOf = v.object({ token: setPassword.body.entries.token });
const searchOf = v.object({
  lang: v.fallback(v.optional(v.picklist(languages.map(({ id }) => id))), undefined),
});

type PageWords = PasswordPageWords & { language: string };

/** In the language of the mail with the link, otherwise in the browser's. */
function wordsFor({ query, headers }: FastifyRequest): PageWords {
  const language = v.parse(searchOf, query).lang ?? wordLanguage(headers['accept-language']);
  return { language, ...wordsIn(language).passwordPage };
}

/**
 * The page of the mailed link: a form for a password. Opening it changes nothing, so that a mail
 * scanner does not use up the link. Sending it logs nobody in, since another site's page may have
 * sent the form.
 */
export function passwordPage(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, clock, configuration } = dependencies;
  const attempts = createAttempts(database, clock, configuration.secret);
  const gone = (reply: FastifyReply, words: PageWords) =>
    sendPlainPage(reply, {
      status: 410,
      language: words.language,
      sign: 'over',
      title: words.goneTitle,
      paragraphs: [words.gone],
      link: { label: words.another, path: pathIn(words.language, '/user/password') },
    });
  const form = (reply: FastifyReply, words: PageWords, email: string, isWrong = false) => {
    const hint = words.hint(shortestPassword);
    return sendPlainPage(reply, {
      status: isWrong ? 400 : 200,
      language: words.language,
      title: words.title,
      paragraphs: [words.intro(email)],
      groups: [
        {
          fields: [
            {
              kind: 'new-password',
              name: 'password',
              label: words.label,
              value: '',
              required: true,
              ...(isWrong ? { error: hint } : { hint }),
            },
          ],
        },
      ],
      button: words.button,
    });
  };
  const openLink = async (request: FastifyRequest) => {
    const params = v.safeParse(paramsOf, request.params);
    const link = params.success
      ? await findPasswordLink(database, params.output.token, await serverNow(database, clock))
      : null;
    return params.success && link !== null ? { ...link, token: params.output.token } : null;
  };

  app.get(url, async (request, reply) => {
    const words = wordsFor(request);
    const link = await openLink(request);
    return link === null ? gone(reply, words) : form(reply, words, link.email);
  });

  app.post(url, async (request, reply) => {
    const words = wordsFor(request);
    if (await attempts.count(ofAddress, request.visit.address))
      return sendPlainPage(reply, {
        status: 429,
        language: words.language,
        sign: 'over',
        title: words.tooManyTitle,
        paragraphs: [words.tooMany],
      });
    const link = await openLink(request);
    if (link === null) return gone(reply, words);
    const sent = v.safeParse(
      v.object({ password: setPassword.body.entries.password }),
      request.body,
    );
    if (!sent.success) return form(reply, words, link.email, true);
    const passwordHash = await hashPassword(sent.output.password);
    const set = await database.transaction(async (queries) =>
      setPasswordByLink(queries, link.token, passwordHash, await serverNow(queries, clock)),
    );
    return set.ok
      ? sendPlainPage(reply, {
          status: 200,
          language: words.language,
          sign: 'done',
          title: words.doneTitle,
          paragraphs: [words.done(link.email)],
          link: { label: words.login, path: pathIn(words.language, '/user/login') },
        })
      : gone(reply, words);
  });
}
