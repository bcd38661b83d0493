import * as v from 'valibot';
import type { Details } from './details.ts';

/** Outlives a reload and a second try after an expired hold, and ends with the tab. Never holds anything of a card. */
const key = 'foyer:checkout-details';

const text = v.pipe(v.string(), v.maxLength(5000));
const kept = v.object({
  cartId: text,
  details: v.object({ firstName: text, lastName: text, email: text, phone: v.object({ country: text, typed: text }), company: text, additionalInfo: text }),
});

export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The tab's own storage; `null` where the browser or the page's settings refuse it (D-9). */
export function tabStorage(): TabStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Reading the property is what throws where storage is blocked; the fields then live as long as the page.
    return null;
  }
}

export function keepDetails(storage: TabStorage | null, cartId: string, details: Details): void {
  try {
    storage?.setItem(key, JSON.stringify({ cartId, details } satisfies v.InferInput<typeof kept>));
  } catch {
    // A full or blocked storage costs only the comfort of a reload.
  }
}

/** What was typed before; what concerned another meeting only is left out. */
export function keptDetails(storage: TabStorage | null, cartId: string): Details | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), storage?.getItem(key));
  if (!read.success) return null;
  const { details } = read.output;
  return read.output.cartId === cartId ? details : { ...details, additionalInfo: '' };
}
