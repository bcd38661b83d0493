import {
  type ChecklistItem,
  type NearbyVenue,
  type Picture,
  type Said,
  saidIn,
  type SpokenTerms,
  type TermName,
  toMinor,
  type Venue,
} from '@foyer/domain';
import type { ShownVenues } from '@foyer/sites';
import type { Queries } from '../database/database.ts';
import { type StoredPicture, venuesNear } from '../database/venues.ts';
import { type CatalogueEntry, premiumFeeOf } from './catalogue-entry.ts';

/**
 * The venue as visitors see it: the operator's texts, and what is derived from its rooms and
 * packages. Texts that name their language are in that of the reader, else in one that the venue
 * has.
 */
export function venueOf(
  entry: CatalogueEntry,
  nearby: readonly NearbyVenue[],
  language: string,
): Venue {
  const { details, rooms, packages } = entry.in(language);
  const checklist = (names: Names) => checklistIn(names, language, details.defaultLanguage);
  const read = (texts: Readonly<Record<string, string>>) =>
    readIn(texts, language, details.defaultLanguage);
  const smallestGroups = [
    ...rooms.map(({ room }) => room.min),
    ...packages.map(({ record }) => record.min),
  ];
  return {
    id: entry.id,
    alias: details.alias,
    title: details.title,
    venueType: saidIn(details.venueType, language, details.defaultLanguage).text,
    venueTypeEn: saidIn(details.venueType, 'en', details.defaultLanguage).text,
    city: details.city,
    countryCode: details.countryCode,
    address: details.address,
    latitude: details.latitude,
    longitude: details.longitude,
    timezone: details.timezone,
    currency: details.currency,
    defaultLanguage: details.defaultLanguage,
    headline: read(details.headline),
    description: read(details.description),
    furtherDescription: read(details.furtherDescription ?? {}),
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
    capacityNotice: details.capacityNotice
      ? { ...details.capacityNotice, message: read(details.capacityNotice.message) }
      : null,
    promotion: details.promotion
      ? {
          title: read(details.promotion.title),
          description: read(details.promotion.description),
        }
      : null,
    view360: details.view360 ?? null,
    video: details.video ?? null,
    premiumFee: premiumFeeOf(details),
    premiumService: (details.premiumService ?? false) || premiumFeeOf(details) > 0,
    terms: details.terms,
    termsOfCancellation: details.termsOfCancellation,
    termsOfUse: details.termsOfUse,
    termsOfCancellingEnquiries: details.termsOfCancellingEnquiries,
    ...spokenIn(details.spokenTerms),
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

/** The one text by its language that the reader sees; nothing where there is none. */
function readIn(
  texts: Readonly<Record<string, string>>,
  language: string,
  defaultLanguage: string,
): Readonly<Record<string, string>> {
  const found = saidIn(texts, language, defaultLanguage);
  return found.text === '' ? {} : { [found.language]: found.text };
}

/** The languages of terms that are not in the reader's; nothing where all are. */
export function spokenIn(languages: Readonly<Partial<Record<TermName, string | undefined>>>) {
  const spokenTerms: SpokenTerms = Object.fromEntries(
    Object.entries(languages).filter(([, language]) => language !== undefined),
  );
  return Object.keys(spokenTerms).length === 0 ? {} : { spokenTerms };
}

type Names = Readonly<Record<'own' | 'others', readonly Said[]>>;

function checklistIn(names: Names, language: string, defaultLanguage: string): ChecklistItem[] {
  const said = (list: readonly Said[]) =>
    list.map((name) => saidIn(name, language, defaultLanguage).text);
  const own = said(names.own);
  return [...new Set([...own, ...said(names.others)])].map((name) => ({
    name,
    available: own.includes(name),
  }));
}

/** A picture as it is stored, with its alternative text in the reader's language; empty for none. */
export const pictureIn = (picture: StoredPicture | null, language: string): Picture =>
  picture === null
    ? { src: '', alt: '' }
    : { src: picture.src, alt: saidIn(picture.alt, language, 'en').text };

/**
 * The nearest venues of the same city or within 50 km, with distances to one decimal (VENUE-049,
 *
 */
export async function nearbyVenues(
  queries: Queries,
  venueId: string,
  shown: ShownVenues | null,
  language: string,
): Promise<NearbyVenue[]> {
  const near = await venuesNear(queries, venueId, shown);
  return near.map((venue) => ({
    link: `/${venue.alias}`,
    picture: pictureIn(venue.picture, language),
    price: venue.price,
    currency: venue.currency,
    title: venue.title,
    distanceKm: Math.round(venue.km * 10) / 10,
  }));
}
