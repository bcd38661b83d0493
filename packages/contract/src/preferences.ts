import {
  cookies,
  endCookie,
  type OfferKind,
  type Preferences,
  readMeetingLength,
  startCookie,
} from '@foyer/domain';
import { readSpecifiedDateTime } from './specified-time.ts';

/**
 * The stored preferences (CART-024, CART-025, A-097), read from cookies; an invalid value counts as
 * absent. Front door and page share this function, so that they start with the same query.
 */
export function readPreferences(
  cookie: (name: string) => string | null,
  language: string,
): Preferences {
  const read = <Name extends keyof Preferences>(
    name: Name,
    { name: kept }: { name: string },
    readOne: (text: string) => Preferences[Name] | null,
  ): { readonly [N in Name]?: Preferences[Name] } => {
    const text = cookie(kept);
    const value = text === null ? null : readOne(text);
    return value === null ? {} : ({ [name]: value } as { readonly [N in Name]: Preferences[Name] });
  };
  return {
    ...read('kind', cookies.tab, savedTab),
    ...read('meetingLength', cookies.meetingLength, readMeetingLength),
    ...read('delegates', cookies.delegates, savedDelegates),
    ...read('start', startCookie(language), readSpecifiedDateTime),
    ...read('end', endCookie(language), readSpecifiedDateTime),
    ...read('discountCode', cookies.discountCode, savedCode),
  };
}

const savedTab = (text: string): OfferKind | null =>
  text === 'room' || text === 'package' ? text : null;
const savedDelegates = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
const savedCode = (text: string): string | null => {
  const code = text.trim();
  return code !== '' && code.length <= 64 ? code : null;
};
