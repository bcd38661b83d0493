import { checkoutFields, rowOf } from '@foyer/domain';
import * as v from 'valibot';
import type { Details } from '../../contact/index.ts';

/**
 * Survives a reload and a second attempt after an expired hold, and ends with the tab. Never
 * contains card data.
 */
const key = 'foyer:checkout-details';

const text = v.pipe(v.string(), v.maxLength(5000));
const kept = v.object({
  cartId: text,
  details: v.objectWithRest(
    {
      firstName: text,
      lastName: text,
      email: text,
      phone: v.object({ country: text, typed: text }),
      company: text,
      additionalInfo: text,
    },
    text,
  ),
});

export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const ofMeeting = checkoutFields.filter((field) => rowOf(field).ofMeeting);

/** Behind this symbol the booking tags of a page keep what they share. */
const tags = Symbol.for('foyer.embed');

/** The tab's own storage; `null` where the browser or the page's settings refuse it (D-9). */
export function tabStorage(): TabStorage | null {
  // A tag leaves nothing at the origin of the page around it, whose scripts could read it later.
  if (tags in globalThis) return null;
  try {
    return window.sessionStorage;
  } catch {
    // Reading the property throws where storage is blocked; the fields then live as long as the
    // page.
    return null;
  }
}

/** What a checkout asks besides the contact: an address, a department. */
export type MoreDetails = Readonly<Record<string, string>>;

export function keepDetails(storage: TabStorage | null, cartId: string, details: Details): void {
  try {
    storage?.setItem(key, JSON.stringify({ cartId, details }));
  } catch {
    // Full or blocked storage only means that a reload loses the fields.
  }
}

const readKept = (storage: TabStorage | null) =>
  v.safeParse(v.pipe(v.string(), v.parseJson(), kept), storage?.getItem(key));

/** Whether typed values are stored: a browser may refuse to (D-9). */
export const keepsDetails = (storage: TabStorage | null): boolean => readKept(storage).success;

/**
 * What was typed before; `more` where nothing of it was. What concerned another meeting is left
 * out.
 */
export function keptDetails<More extends MoreDetails>(
  storage: TabStorage | null,
  cartId: string,
  more: More,
): (Details & More) | null {
  const read = readKept(storage);
  if (!read.success) return null;
  const details = { ...more, ...read.output.details };
  return read.output.cartId === cartId
    ? details
    : Object.assign(details, Object.fromEntries(ofMeeting.map((field) => [field, ''])));
}
