/**
 * An answer of the API as text, to be put into the page unread; `null` where it did not answer in
 * time.
 */
export type ApiAnswer = { status: number; text: string } | null;

/**
 * Where and from where a visitor asks: the site says how offers are judged, the address how many
 * discount codes were guessed.
 */
export type Asking = { host: string; address: string };
/**
 * What is asked besides: a call that is no GET, and the visitor's own cookies where it is about
 * them.
 */
export type AskingMore = { method?: 'GET' | 'POST'; cookies?: string };

export type AskApi = (path: string, asking?: Partial<Asking> & AskingMore) => Promise<ApiAnswer>;

/** Longest that a page waits for its data; after that it is sent without, and asks for itself. */
const patience = 2000;

/** Asks the API for what a page needs. */
export function createAskApi(apiUrl: string): AskApi {
  return async (path, asking) => {
    try {
      const answer = await fetch(new URL(path, apiUrl), {
        method: asking?.method ?? 'GET',
        headers: headersOf(asking),
        signal: AbortSignal.timeout(patience),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      // An API that is down, slow or restarting is expected: the page says so and offers a retry.
      if (error instanceof TypeError || error instanceof DOMException) return null;
      throw error;
    }
  };
}

const headersOf = ({ host, address, cookies }: Partial<Asking> & AskingMore = {}) => ({
  accept: 'application/json',
  ...(host && { 'x-forwarded-host': host }),
  ...(address && { 'x-forwarded-for': address }),
  ...(cookies && { cookie: cookies }),
});
