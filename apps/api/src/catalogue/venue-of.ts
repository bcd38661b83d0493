import { type ChecklistItem, type NearbyVenue, toMinor, type Venue } from '@foyer/domain';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type Name, nameIn } from './name-in.ts';
import { premiumFeeOf } from './premium-fee.ts';

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
