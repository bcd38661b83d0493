import { signVisit, type Visit, visitHeader } from '@foyer/serving';
import type { Configuration } from './configuration.ts';

/**
 * An answer of the API as text, put into the page unparsed; `null` where it did not arrive in time.
 */
export type ApiAnswer = { status: number; text: string } | null;

/**
 * A call's visitor: the site decides how offers are evaluated, the address limits guessing of
 * discount codes. Further parts are another method than GET, a JSON text with it, and the visitor's
 * cookies where it is about them.
 */
export type Asking = {
  visit: Visit;
  method?: 'GET' | 'POST';
  cookies?: string;
  body?: string;
  idempotencyKey?: string;
};

export type AskApi = (path: string, asking: Asking) => Promise<ApiAnswer>;

/** The same for one visitor. */
export type AskForVisitor = (path: string, more?: Omit<Asking, 'visit'>) => Promise<ApiAnswer>;

/** How long (ms) a page waits for its data; then it is sent without, and its scripts ask for it. */
const patience = 2000;
/** How long (ms) a visitor without scripts waits for what a form does: as long as scripts would. */
const patienceOfForms = 10_000;

/** Reports an answer that did not come: the kind of call, without ids, and why. */
export type AskTrouble = (call: string, reason: string) => void;

/** Asks the API for what a page needs. */
export function createAskApi(
  { apiUrl, internalSecret }: Pick<Configuration, 'apiUrl' | 'internalSecret'>,
  log: AskTrouble,
): AskApi {
  return async (path, { visit, method = 'GET', body, ...more }) => {
    try {
      const answer = await fetch(new URL(path, apiUrl), {
        method,
        headers: {
          ...headersOf(more),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          [visitHeader]: signVisit(internalSecret, visit),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(body === undefined ? patience : patienceOfForms),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      // An API that is down, slow or restarting is expected: the page reports it and offers a
      // retry.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      // The rest of the path may be the id of a cart, which is a secret.
      log(path.split('/', 3).join('/'), error.name);
      return null;
    }
  };
}

const headersOf = ({
  cookies,
  idempotencyKey,
}: Pick<Asking, 'cookies' | 'idempotencyKey'>): Record<string, string> => ({
  accept: 'application/json',
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(cookies && { cookie: cookies }),
});
