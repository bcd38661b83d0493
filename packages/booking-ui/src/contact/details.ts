import {
  afterTyping,
  type CheckoutValues,
  emptyValues,
  firstPhoneCountry,
  type Flow,
  type Numbering,
  type PhoneEntry,
  phoneValue,
  prefilledContact,
  valuesIn,
  type Visitor,
} from '@foyer/domain';

/** What the visitor typed, as shown in the fields; one of some forms only may be absent. */
export type Details = Omit<CheckoutValues, 'phone' | 'phoneCountry'> & { phone: PhoneEntry };

const { phone: _phone, phoneCountry: _country, ...emptyTexts } = emptyValues;

/** Empty fields; the phone starts with the venue's country, else Finland (PHONE-014). */
export const emptyDetails = (venueCountry: string): Details => ({
  ...emptyTexts,
  phone: { country: firstPhoneCountry([venueCountry]), typed: '' },
});

/**
 * What was sent of a form by a visitor without scripts, by the names of the fields; `more` are
 * further fields with their initial values.
 */
export function detailsIn<More extends Readonly<Record<string, string>>>(
  sent: URLSearchParams,
  venueCountry: string,
  more: More,
  numbering: Numbering | null,
): Details & More {
  const { phone, ...texts } = { ...more, ...emptyDetails(venueCountry) };
  const taken = Object.entries(texts).map(([name, first]) => [name, sent.get(name) ?? first]);
  const details = {
    ...(Object.fromEntries(taken) as typeof texts),
    phone: { ...phone, typed: sent.get('phone') ?? '' },
  } as Details & More;
  return numbering === null ? details : withPhoneCountry(details, numbering);
}

/** Fills empty fields from the logged-in user; they stay editable (HEADER-016, B-094). */
export function withProfile<D extends Details>(details: D, visitor: Visitor): D {
  const { firstName, lastName, email, phone, company } = prefilledContact(visitor);
  return {
    ...details,
    firstName: details.firstName || firstName,
    lastName: details.lastName || lastName,
    email: details.email || email,
    company: details.company || company,
    phone: details.phone.typed === '' ? { ...details.phone, typed: phone } : details.phone,
  };
}

/** The visitor's country is the default of an empty phone and address (API-039, PHONE-017). */
export const withVisitorCountry = <D extends Details>(details: D, country: string): D => ({
  ...details,
  ...('country' in details && details.country === '' ? { country } : {}),
  phone:
    details.phone.typed === ''
      ? { ...details.phone, country: firstPhoneCountry([country]) }
      : details.phone,
});

/** A complete number that was entered before the country codes were loaded gets its country. */
export const withPhoneCountry = <D extends Details>(details: D, numbering: Numbering): D =>
  details.phone.typed.startsWith('+')
    ? { ...details, phone: afterTyping(details.phone, details.phone.typed, numbering) }
    : details;

/** The values of a form's fields, trimmed, with the phone as it is sent. */
export function valuesOf(
  flow: Flow,
  { phone, ...texts }: Details,
  numbering: Numbering | null,
): CheckoutValues {
  return valuesIn(
    { ...texts, phone: phoneValue(phone, numbering), phoneCountry: phone.country },
    ({ flows }) => flows.includes(flow),
  );
}
