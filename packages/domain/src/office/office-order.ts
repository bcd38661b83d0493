import { type CheckoutValues, type Contact, contactIn } from '../checkout/field-rows.ts';
import { type OfficeBooking, type OfficeService, takenServices } from './office-booking.ts';
import type { OfficeCountry } from './office-countries.ts';

/**
 * The company's address in the operator's format (REGUS-025). Zip and state are `''` where the
 * country has none.
 */
export type OfficeAddress = {
  address: string;
  city: string;
  zip: string;
  state: string;
  countryNumber: number;
};

/** The payload that books the held room (REGUS-025). */
export type OfficeOrder = {
  booking: OfficeBooking;
  contact: Contact;
  address: OfficeAddress;
  cardHolder: string;
  cardToken: string;
  services: readonly OfficeService[];
};

export type OfficeCard = {
  token: string;
  /** As the frame says it; `''` where it does not. */ holder: string;
};

/**
 * The payload: services only if some are chosen (REGUS-026), the orderer as the card's holder
 * unless the card frame names one.
 */
export function officeOrder(
  booking: OfficeBooking,
  values: CheckoutValues,
  country: OfficeCountry,
  services: readonly OfficeService[],
  card: OfficeCard,
): OfficeOrder {
  const { address = '', city = '', zip = '', state = '' } = values;
  return {
    booking,
    contact: contactIn(values),
    address: {
      address,
      city,
      zip: country.needsZip ? zip : '',
      state: country.needsState ? state : '',
      countryNumber: country.number,
    },
    cardHolder: card.holder.trim() || `${values.firstName} ${values.lastName}`,
    cardToken: card.token,
    services: takenServices(services),
  };
}
