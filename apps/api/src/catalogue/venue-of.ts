import {
  type ChecklistItem,
  type NearbyVenue,
  textInLanguage,
  toMinor,
  type Venue,
} from '@foyer/domain';
import type { ShownVenues } from '@foyer/sites';
import type { Queries } from '../database/database.ts';
import { venuesNear } from '../database/venues.ts';
import { type CatalogueEntry, premiumFeeOf } from './catalogue-entry.ts';

/**
 * The venue as visitors see it: the operator's texts, and what is derived from its rooms and
 * packages. Long texts are in all their languages; its kind and the names of checklists in
 * `language` only.
 */
export function venueOf(
  entry: CatalogueEntry,
  nearby: readonly NearbyVenue[],
  language: string,
): Venue {
  const { details, rooms, packages } = entry;
  const checklist = (names: Names) => checklistIn(names, language, details.defaultLanguage);
  const smallestGroups = [
    ...rooms.map(({ room }) => room.min),
    ...packages.map(({ record }) => record.min),
  ];
  return {
    id: entry.id,
    alias: details.alias,
    title: details.title,
    venueType: nameIn(details.venueType, language, details.defaultLanguage),
    venueTypeEn: nameIn(details.venueType, 'en', details.defaultLanguage),
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
    furtherDescription: details.furtherDescription ?? {},
    facilities: checklist(details.facilities),
    environment: checklist(details.environment),
    sports: checklist(details.sports),
    services: checklist(details.services),
    pictures: details.pictures,
    phone: details.phone,
    email: details.email,
    businessHours: details.businessHours,
    leadTimes: details.leadTimes,
    serviceFee: details.serviceFee && {
      id: details.serviceFee.id,
      amount: toMinor(details.serviceFee.amount, details.currency),
    },
    hasDiscountCode: entry.discountCodes.length > 0,
    hasPackages: packages.length > 0,
    minDelegates: smallestGroups.length === 0 ? 1 : Math.min(...smallestGroups),
    roomCount: rooms.length,
    largestRoom: rooms.reduce((largest, { room }) => Math.max(largest, room.max), 0),
    nearby,
    // Records stored by older versions lack these.
    localCurrency: details.localCurrency ?? null,
    capacityNotice: details.capacityNotice ?? null,
    promotion: details.promotion ?? null,
    view360: details.view360 ?? null,
    video: details.video ?? null,
    premiumFee: premiumFeeOf(details),
    premiumService: (details.premiumService ?? false) || premiumFeeOf(details) > 0,
    terms: details.terms,
    termsOfCancellation: details.termsOfCancellation,
    termsOfUse: details.termsOfUse,
    termsOfCancellingEnquiries: details.termsOfCancellingEnquiries ?? '',
    allEquipment: [...new Set(rooms.flatMap(({ room }) => room.equipment))].sort(),
    ...(details.otherSystems
      ? {
          otherSystems: {
            hasBhh: details.otherSystems.hasBhh,
            mewsId: details.otherSystems.mewsId,
            sourceId: details.otherSystems.sourceId,
          },
        }
      : {}),
    ...(details.propertySystem
      ? {
          propertySystem: {
            server: details.propertySystem.server,
            chainCode: details.propertySystem.chainCode,
            hotelCode: details.propertySystem.hotelCode,
          },
        }
      : {}),
    ...(details.office ? { office: { centreId: details.office.centreId } } : {}),
  };
}

type Names = Readonly<Record<'own' | 'others', readonly Name[]>>;

function checklistIn(names: Names, language: string, defaultLanguage: string): ChecklistItem[] {
  const said = (list: readonly Name[]) =>
    list.map((name) => nameIn(name, language, defaultLanguage));
  const own = said(names.own);
  return [...new Set([...own, ...said(names.others)])].map((name) => ({
    name,
    available: own.includes(name),
  }));
}

/** One name for all languages, or one per language. */
type Name = string | Readonly<Record<string, string>>;

/** The name in the reader's language, else in the venue's own, else in any. */
export const nameIn = (name: Name, language: string, defaultLanguage: string): string =>
  typeof name === 'string'
    ? name
    : textInLanguage(name, language, defaultLanguage).text || (Object.values(name)[0] ?? '');

/**
 * The nearest venues of the same city or within 50 km, with distances to one decimal (VENUE-049,
 *
 */
export async function nearbyVenues(
  queries: Queries,
  venueId: string,
  shown: ShownVenues | null,
): Promise<NearbyVenue[]> {
  const near = await venuesNear(queries, venueId, shown);
  return near.map((venue) => ({
    link: `/${venue.alias}`,
    picture: venue.picture ?? { src: '', alt: '' },
    price: venue.price,
    currency: venue.currency,
    title: venue.title,
    distanceKm: Math.round(venue.km * 10) / 10,
  }));
}
