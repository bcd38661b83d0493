import { listVenues } from '@foyer/contract';
import * as v from 'valibot';
import type { AskApi } from './ask-api.ts';

type Asking = {
  ask: AskApi;
  visit: { hostname: string; address: string };
  language: string;
  /** Alias in the address of the page. */
  asked: string;
};

/** The asked venue of a site, else its first; without the API the page is there all the same. */
export async function listedVenue({
  ask,
  visit,
  language,
  asked,
}: Asking): Promise<{ alias: string; title: string }> {
  const answer = await ask(`${listVenues.path}?lang=${language}`, { visit });
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), listVenues.answer),
    answer?.text ?? '',
  );
  if (!read.success) return { alias: asked, title: asked };
  const venues = read.output;
  return venues.find(({ alias }) => alias === asked) ?? venues[0] ?? { alias: '', title: '' };
}
