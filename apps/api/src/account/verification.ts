import type { Instant } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import * as codes from '../database/verification-codes.ts';
import { unguessableId } from '../unguessable-id.ts';
import { isCodeOf } from './signed-token.ts';

const lastsSeconds = 900;
/** There are a million codes, so five guesses hardly ever succeed. */
const mostTries = 5;

/** Replaces an earlier code of the address; returns the id, for the mail. */
export async function makeCode(queries: Queries, email: string, now: Instant): Promise<string> {
  const id = unguessableId();
  await codes.storeCode(queries, email, id, now + lastsSeconds);
  return id;
}

/** Id of the valid code; `null` if there is none. */
export const openCode = (queries: Queries, email: string, now: Instant): Promise<string | null> =>
  codes.openCode(queries, email, mostTries, now);

/** Tries a code. `right`: it is used up. `gone`: it has expired, or was tried too often. */
export async function tryCode(
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
