import type { Instant } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { type Queries, serverNow } from '../database/database.ts';
import * as codes from '../database/verification-codes.ts';
import { answered, type Outcome, type Refused } from '../http/problem.ts';
import { codeMail, codeWords } from '../mail/code-mail.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { unguessableId } from '../unguessable-id.ts';
import { type Attempts, ofAddress, ofCodes } from './attempts.ts';
import { isCodeOf } from './signed-token.ts';

const lastsSeconds = 900;
/** There are a million codes, so five guesses hardly ever succeed. */
const mostTries = 5;

/** Replaces an earlier code of the address; returns the id, for the mail. */
async function makeCode(queries: Queries, email: string, now: Instant): Promise<string> {
  const id = unguessableId();
  await codes.storeCode(queries, email, id, now + lastsSeconds);
  return id;
}

/** Id of the valid code; `null` if there is none. */
const openCode = (queries: Queries, email: string, now: Instant): Promise<string | null> =>
  codes.openCode(queries, email, mostTries, now);

/** Tries a code. `right`: it is used up. `gone`: it has expired, or was tried too often. */
async function tryCode(
  queries: Queries,
  secret: string,
  email: string,
  code: string,
  now: Instant,
): Promise<'right' | 'wrong' | 'gone'> {
  const id = await codes.countTry(queries, email, mostTries, now);
  if (id === null) return 'gone';
  if (!isCodeOf(secret, id, code)) return 'wrong';
  return (await codes.consumeCode(queries, id)) ? 'right' : 'gone';
}

/** `siteHost`: the site where it is asked, as of an order. */
type Asked = { address: string; email: string; language: string; siteHost: string | null };

/**
 * Proof of an email address by a mailed code (VERIFY-001, A-139). Sentences are for the visitor.
 */
type Challenges = {
  /** Mails a new code and returns a sentence with instructions, or refuses after too many. */
  ask: (asked: Asked) => Promise<Outcome<string>>;
  /** What is still needed after this code was typed; `null`: it is right, and used up. */
  verify: (asked: Asked, typed: string) => Promise<Outcome<string | null>>;
  /** Mails the valid code once more, if there is one. */
  repeat: (asked: Asked) => Promise<Outcome<null>>;
};

export function createChallenges(
  {
    database,
    clock,
    configuration,
    jobs,
  }: Pick<ApiDependencies, 'database' | 'clock' | 'configuration' | 'jobs'>,
  attempts: Attempts,
): Challenges {
  const mayMail = async ({ address, email }: Asked): Promise<Refused | null> =>
    (await attempts.count(ofAddress, address)) ??
    (await attempts.count(ofCodes, email.toLowerCase()));

  async function mail({ email, language, siteHost }: Asked, which: 'new' | 'same'): Promise<void> {
    const written = await database.transaction(async (queries): Promise<Outcome<boolean>> => {
      const now = await serverNow(queries, clock);
      const id =
        which === 'same'
          ? await openCode(queries, email, now)
          : await makeCode(queries, email, now);
      if (id !== null)
        await putInOutbox(queries, jobs, null, [codeMail(email, language, id, siteHost)]);
      return answered(id !== null);
    });
    if (written.ok && written.answer) jobs.wake('mail');
  }

  async function askWith(asked: Asked, sentence: string): Promise<Outcome<string>> {
    const tooMany = await mayMail(asked);
    if (tooMany) return tooMany;
    await mail(asked, 'new');
    return answered(sentence);
  }

  return {
    ask: (asked) => askWith(asked, codeWords(asked.language).asked(asked.email)),
    verify: async (asked, typed) => {
      const words = codeWords(asked.language);
      switch (
        await tryCode(
          database,
          configuration.secret,
          asked.email,
          typed,
          await serverNow(database, clock),
        )
      ) {
        case 'right':
          return answered(null);
        case 'wrong':
          return answered(words.wrong);
        case 'gone':
          return askWith(asked, words.gone);
      }
    },
    repeat: async (asked) => {
      const tooMany = await mayMail(asked);
      if (tooMany) return tooMany;
      await mail(asked, 'same');
      return answered(null);
    },
  };
}
