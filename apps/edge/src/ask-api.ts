/** An answer of the API as text, to be put into the page unread; `null` where it did not answer in time. */
export type ApiAnswer = { readonly status: number; readonly text: string } | null;

/** Where and from where a visitor asks: the site says how offers are judged, the address how many discount codes were guessed. */
export type Asking = { readonly host: string; readonly address: string };

export type AskApi = (path: string, asking?: Asking) => Promise<ApiAnswer>;

/** Longest that a page waits for its data; after that it is sent without, and asks for itself. */
const patience = 2000;

/** Asks the API for what a page needs. */
export function createAskApi(apiUrl: string): AskApi {
  return async (path, asking) => {
    try {
      const answer = await fetch(new URL(path, apiUrl), { headers: { accept: 'application/json', ...(asking && { 'x-forwarded-host': asking.host, 'x-forwarded-for': asking.address }) }, signal: AbortSignal.timeout(patience) });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      // An API that is down, slow or restarting is expected: the page says so and offers a retry.
      if (error instanceof TypeError || error instanceof DOMException) return null;
      throw error;
    }
  };
}
