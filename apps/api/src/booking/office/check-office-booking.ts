import { type OfficeBookingRequest, readFields } from '@foyer/contract';
import {
  type CartItem,
  checkoutErrors,
  type CheckoutValues,
  firstWrongField,
  layoutFit,
  type Money,
  mostPerLine,
  officeCountries,
  type OfficeCountry,
  officeRequired,
  type OfficeService,
  lacksTime,
  serviceTimes,
  servicesTotal,
  toMinor,
  wireName,
} from '@foyer/domain';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { answered, type Outcome, refused } from '../../http/problem.ts';

export type OfficeQuery = {
  values: CheckoutValues;
  country: OfficeCountry;
  services: readonly OfficeService[];
  total: Money;
};

/**
 * What is booked, at the price by our rules and the operator's rates, or what is wrong with the
 * payload (REGUS-038 to REGUS-041, D-6).
 */
export function checkOfficeBooking(
  body: OfficeBookingRequest,
  entry: CatalogueEntry,
  item: CartItem,
  offered: readonly OfficeService[],
): Outcome<OfficeQuery> {
  const { currency } = entry.details;
  if (body.start !== item.start || body.end !== item.end || body.delegates !== item.delegates)
    return refused('invalid_field', 'the booking is not the one that is held', {
      field: body.delegates === item.delegates ? 'start' : 'delegates',
    });
  if (body.currency !== currency)
    return refused('invalid_field', `the venue's currency is ${currency}`, { field: 'currency' });
  const room = entry.rooms.find((candidate) => candidate.room.id === item.roomId)?.room;
  if (room === undefined || layoutFit(room, body.layout, item.delegates).kind !== 'fits')
    return refused('not_bookable', 'the room does not seat the group in that layout');
  const country = officeCountries().find(({ number }) => number === body.country_number);
  if (country === undefined)
    return refused('invalid_field', 'a numeric code of ISO 3166-1', { field: 'country_number' });
  const values = valuesOf(body, country);
  const wrong = firstWrongField(checkoutErrors(values, officeRequired(country)));
  if (wrong !== null)
    return refused('invalid_field', 'missing or not as it should be', {
      field: wireName(wrong, 'office'),
    });
  if (country.needsState && !country.states.some(({ code }) => code === body.state))
    return refused('invalid_field', 'a state of that country', { field: 'state' });
  const services = takeServices(body, item, offered);
  if (!services.ok) return services;
  const total: Money = {
    minor: (item.total?.minor ?? 0) + servicesTotal(services.answer),
    currency,
  };
  if (toMinor(body.price_total, currency) !== total.minor)
    return refused('price_changed', 'the price is another one now', { total });
  return answered({ values, country, services: services.answer, total });
}

/** Zip and state only where the country has them. */
const valuesOf = (body: OfficeBookingRequest, country: OfficeCountry): CheckoutValues => ({
  ...readFields('office', body),
  ...(country.needsZip ? {} : { zip: '' }),
  ...(country.needsState ? {} : { state: '' }),
  country: country.code,
});

function takeServices(
  body: OfficeBookingRequest,
  { start, end }: CartItem,
  offered: readonly OfficeService[],
): Outcome<readonly OfficeService[]> {
  const taken: OfficeService[] = [];
  for (const [index, { service_name, service_time, amount }] of body.services.entries()) {
    const service = offered.find(({ name }) => name === service_name);
    const time = service?.isTimed ? service_time : '';
    if (
      service === undefined ||
      taken.some(({ name }) => name === service_name) ||
      !serviceTimes(start, end).includes(time)
    )
      return refused('invalid_field', 'the centre has no such service at that time', {
        field: `services.${index}`,
      });
    if (amount > mostPerLine)
      return refused('invalid_field', `at most ${mostPerLine}`, {
        field: `services.${index}.amount`,
      });
    if (lacksTime({ ...service, amount, time }))
      return refused('invalid_field', 'is served at a time, which is missing', {
        field: `services.${index}.service_time`,
      });
    taken.push({ ...service, amount, time });
  }
  return answered(taken);
}
