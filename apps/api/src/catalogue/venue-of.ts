import { type ChecklistItem, type NearbyVenue, toMinor, type Venue } from '@foyer/domain';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** The venue as visitors see it: the operator's words, and what follows from its rooms and packages. */
export function venueOf(entry: CatalogueEntry, nearby: readonly NearbyVenue[]): Venue {
  const { details, rooms, packages } = entry;
  const smallestGroups = [...rooms.map(({ room }) => room.min), ...packages.map(({ record }) => record.min)];
  return {
    id: entry.id,
    alias: details.alias,
    title: details.title,
    venueType: details.venueType,
    city: details.city,
    countryCode: details.countryCode,
    address: details.address,
    latitude: details.latitude,
    longitude: details.longitude,
    timezone: details.timezone,
    currency: details.currency,
    defaultLanguage: details.defaultLanguage,
    headline: details.headline,
    description: details.description,
    facilities: checklist(details.facilities),
    environment: checklist(details.environment),
    sports: checklist(details.sports),
    services: checklist(details.services),
    pictures: details.pictures,
    phone: details.phone,
    email: details.email,
    businessHours: details.businessHours,
    leadTimes: details.leadTimes,
    serviceFee: details.serviceFee && { id: details.serviceFee.id, amount: toMinor(details.serviceFee.amount, details.currency) },
    hasDiscountCode: entry.discountCodes.length > 0,
    hasPackages: packages.length > 0,
    minDelegates: smallestGroups.length === 0 ? 1 : Math.min(...smallestGroups),
    roomCount: rooms.length,
    largestRoom: rooms.reduce((largest, { room }) => Math.max(largest, room.max), 0),
    nearby,
    terms: details.terms,
    termsOfCancellation: details.termsOfCancellation,
    termsOfUse: details.termsOfUse,
    ...(details.propertySystem ? { propertySystem: { server: details.propertySystem.server, chainCode: details.propertySystem.chainCode, hotelCode: details.propertySystem.hotelCode } } : {}),
    ...(details.office ? { office: { centreId: details.office.centreId } } : {}),
  };
}

function checklist(names: { readonly own: readonly string[]; readonly others: readonly string[] }): ChecklistItem[] {
  return [...new Set([...names.own, ...names.others])].map((name) => ({ name, available: names.own.includes(name) }));
}
