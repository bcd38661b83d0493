/**
 * The company's address (REGUS-038 to REGUS-041). `country` is ISO 3166-1 alpha-2 in lower case.
 */
export const emptyAddress = { address: '', city: '', zip: '', state: '', country: '' };
export type Address = typeof emptyAddress;

/** The server's name of an address field, or `null`. */
export function addressFieldOf(wireName: string | null): keyof Address | null {
  if (wireName === 'country_number') return 'country';
  return wireName === 'address' || wireName === 'city' || wireName === 'zip' || wireName === 'state'
    ? wireName
    : null;
}
