import type { ApiClient, Reply } from '@foyer/api-client';
import { listVenues } from '@foyer/contract';
import { atom, createStore } from 'jotai/vanilla';
import { type Readable, readableOf } from '../readable.ts';

const askForVenues = (api: ApiClient, lang: string) => api.call(listVenues, { query: { lang } });

export type ListedVenues = Extract<Awaited<ReturnType<typeof askForVenues>>, { ok: true }>['value'];

export type VenueList = {
  /** `null` while the list is asked for. */
  reply: Readable<Reply<ListedVenues> | null>;
  askAgain: () => void;
};

/** Every venue of the site, for the start page. */
export function createVenueList(api: ApiClient, language: string): VenueList {
  const store = createStore();
  const reply = atom<Reply<ListedVenues> | null>(null);
  const ask = () => {
    store.set(reply, null);
    void askForVenues(api, language).then((answer) => store.set(reply, answer));
  };
  ask();
  return { reply: readableOf(store, reply), askAgain: ask };
}
