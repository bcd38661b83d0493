import { type Contact, firstPhoneCountry, type Numbering, type PhoneEntry, phoneValue } from '@foyer/domain';

/** What the visitor typed, as it stands in the fields. */
export type Details = Omit<Contact, 'phone' | 'phoneCountry'> & { readonly phone: PhoneEntry };

/** Empty fields; the phone starts with the venue's country, else Finland (PHONE-014). */
export const emptyDetails = (venueCountry: string): Details => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: { country: firstPhoneCountry([venueCountry]), typed: '' },
  company: '',
  additionalInfo: '',
});

export function contactOf(details: Details, numbering: Numbering | null): Contact {
  const { phone, ...texts } = details;
  return {
    firstName: texts.firstName.trim(),
    lastName: texts.lastName.trim(),
    email: texts.email.trim(),
    phone: phoneValue(phone, numbering),
    phoneCountry: phone.country,
    company: texts.company.trim(),
    additionalInfo: texts.additionalInfo.trim(),
  };
}
