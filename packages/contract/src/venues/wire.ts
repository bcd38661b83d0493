import type {
  ChecklistItem,
  LeadTimes,
  NearbyVenue,
  OpeningHours,
  Picture,
  Venue,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  flag,
  specifiedDate,
  spokenTerms,
  wallTime,
  writeFlag,
  writeSpecifiedDate,
} from '../fields.ts';

/** A picture on the wire: only an address, or an address with alternative text. */
export const pictureWire = v.pipe(
  v.union([v.string(), v.object({ url: v.string(), alt: v.optional(v.string(), '') })]),
  v.transform((value): Picture =>
    typeof value === 'string' ? { src: value, alt: '' } : { src: value.url, alt: value.alt },
  ),
);
export const writePicture = (picture: Picture) => ({ url: picture.src, alt: picture.alt });

const names = v.optional(v.array(v.string()), []);
const byLanguage = v.optional(v.record(v.string(), v.string()), {});

/** The full checklist, with what the venue has; the rest is shown in grey. */
const checklist = (own: readonly string[], all: readonly string[]): ChecklistItem[] =>
  [...new Set([...own, ...all])].map((name) => ({ name, available: own.includes(name) }));

const openingHoursWire = v.pipe(
  v.object({
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    start_time: wallTime,
    end_time: wallTime,
    venue_closed: flag,
  }),
  v.transform((entry): OpeningHours => ({
    day: entry.day,
    start: entry.start_time,
    end: entry.end_time,
    closed: entry.venue_closed,
  })),
);

const leadTimesWire = v.pipe(
  v.object({
    max: v.optional(v.number(), 0),
    disabled_days: v.optional(v.array(specifiedDate), []),
    disabled_week_days: v.optional(v.array(v.number()), []),
  }),
  v.transform((entry): LeadTimes => ({
    maxDays: entry.max,
    disabledDays: entry.disabled_days,
    disabledWeekdays: entry.disabled_week_days,
  })),
);

const nearbyVenueWire = v.pipe(
  v.object({
    link: v.string(),
    image: pictureWire,
    price: v.number(),
    currency: v.string(),
    title: v.string(),
    distance: v.number(),
  }),
  v.transform((entry): NearbyVenue => ({
    link: entry.link,
    picture: entry.image,
    price: entry.price,
    currency: entry.currency,
    title: entry.title,
    distanceKm: entry.distance,
  })),
);

/** The venue in the specification's spelling (VENUE-036 to VENUE-061), parsed into the domain's. */
export const venueWire = v.pipe(
  v.object({
    id: v.string(),
    alias: v.string(),
    title: v.string(),
    city: v.string(),
    country_code: v.string(),
    venue_type: v.string(),
    venue_type_en: v.string(),
    full_address: v.string(),
    breadcrumb: v.optional(v.array(v.string()), []),
    headline: byLanguage,
    description: byLanguage,
    description2: byLanguage,
    default_language: v.string(),
    facilities: names,
    venue_facilities: names,
    environment: names,
    venue_environment: names,
    sports: names,
    venue_sports: names,
    services: names,
    venue_services: names,
    venue_email: v.string(),
    venue_phone_number: v.string(),
    venue_pictures: v.array(pictureWire),
    currency: v.string(),
    currency_code: v.string(),
    latlon: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, 'latitude,longitude')),
    timezone: v.string(),
    nearby_venues: v.optional(v.array(nearbyVenueWire), []),
    local_currency_code: v.optional(v.string()),
    local_currency_conversion_rate: v.optional(v.number(), 0),
    available_capacity_percentage: v.optional(
      v.object({
        toggle: flag,
        percentage: v.number(),
        message: byLanguage,
        pdfUrl: v.optional(v.string(), ''),
      }),
    ),
    promotional_banner: v.optional(v.object({ title: byLanguage, description: byLanguage })),
    threesixty_pic: v.optional(v.nullable(v.string()), null),
    venue_video_embed: v.optional(v.nullable(v.string()), null),
    premium_fee: v.optional(flag, '0'),
    /** The fee of a booking in minor units (D-20). */
    premium_fee_amount: v.optional(v.number(), 0),
    venue_has_discount_code: flag,
    service_fee: v.optional(v.nullable(v.object({ id: v.string(), amount: v.number() })), null),
    lead_times: v.optional(leadTimesWire, {}),
    terms: v.optional(v.string(), ''),
    terms_of_cancellation: v.optional(v.string(), ''),
    terms_of_use: v.optional(v.string(), ''),
    inquiry_venue_terms_cancellation: v.optional(v.string(), ''),
    spoken_terms: spokenTerms,
    all_equipment: names,
    hasBHH: v.optional(flag),
    mews_id: v.optional(v.string()),
    source_id: v.optional(v.string()),
    venue_business_hours: v.optional(v.nullable(v.array(openingHoursWire)), null),
    packageLength: v.number(),
    min_delegates: v.optional(v.number(), 10),
    room_count: v.number(),
    largest_room: v.number(),
    operaServer: v.optional(v.string()),
    operaChainCode: v.optional(v.string()),
    operaHotelID: v.optional(v.string()),
    /** The operator's centre, for regus/search (API-041). */
    centre_id: v.optional(v.string()),
  }),
  v.transform((wire): Venue => {
    const [latitude = 0, longitude = 0] = wire.latlon.split(',').map(Number);
    return {
      id: wire.id,
      alias: wire.alias,
      title: wire.title,
      venueType: wire.venue_type,
      venueTypeEn: wire.venue_type_en,
      city: wire.city,
      countryCode: wire.country_code,
      address: wire.full_address,
      latitude,
      longitude,
      timezone: wire.timezone,
      currency: wire.currency_code,
      defaultLanguage: wire.default_language,
      headline: wire.headline,
      description: wire.description,
      furtherDescription: wire.description2,
      facilities: checklist(wire.facilities, wire.venue_facilities),
      environment: checklist(wire.environment, wire.venue_environment),
      sports: checklist(wire.sports, wire.venue_sports),
      services: checklist(wire.services, wire.venue_services),
      pictures: wire.venue_pictures,
      phone: wire.venue_phone_number,
      email: wire.venue_email,
      businessHours: wire.venue_business_hours,
      leadTimes: wire.lead_times,
      serviceFee: wire.service_fee,
      hasDiscountCode: wire.venue_has_discount_code,
      hasPackages: wire.packageLength > 0,
      minDelegates: wire.min_delegates,
      roomCount: wire.room_count,
      largestRoom: wire.largest_room,
      nearby: wire.nearby_venues,
      localCurrency:
        wire.local_currency_code === undefined
          ? null
          : { code: wire.local_currency_code, conversionRate: wire.local_currency_conversion_rate },
      capacityNotice: capacityNoticeOf(wire.available_capacity_percentage),
      promotion: wire.promotional_banner ?? null,
      view360: wire.threesixty_pic,
      video: wire.venue_video_embed,
      premiumService: wire.premium_fee,
      premiumFee: wire.premium_fee_amount,
      terms: wire.terms,
      termsOfCancellation: wire.terms_of_cancellation,
      termsOfUse: wire.terms_of_use,
      termsOfCancellingEnquiries: wire.inquiry_venue_terms_cancellation,
      ...(wire.spoken_terms && { spokenTerms: wire.spoken_terms }),
      allEquipment: wire.all_equipment,
      ...(wire.hasBHH === undefined
        ? {}
        : {
            otherSystems: {
              hasBhh: wire.hasBHH,
              mewsId: wire.mews_id ?? '',
              sourceId: wire.source_id ?? '',
            },
          }),
      ...(wire.operaServer === undefined
        ? {}
        : {
            propertySystem: {
              server: wire.operaServer,
              chainCode: wire.operaChainCode ?? '',
              hotelCode: wire.operaHotelID ?? '',
            },
          }),
      ...(wire.centre_id === undefined ? {} : { office: { centreId: wire.centre_id } }),
    };
  }),
);
type CapacityWire = {
  toggle: boolean;
  percentage: number;
  message: Record<string, string>;
  pdfUrl: string;
};

const capacityNoticeOf = (wire: CapacityWire | undefined): Venue['capacityNotice'] =>
  wire?.toggle ? { percentage: wire.percentage, message: wire.message, pdfUrl: wire.pdfUrl } : null;

export type VenueWire = v.InferInput<typeof venueWire>;

const own = (items: readonly ChecklistItem[]) =>
  items.filter((item) => item.available).map((item) => item.name);
const all = (items: readonly ChecklistItem[]) => items.map((item) => item.name);

/** The domain's venue in the specification's spelling; `packageCount` becomes `packageLength`. */
export function writeVenue(venue: Venue, packageCount: number): VenueWire {
  const symbol = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: venue.currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value;
  return {
    id: venue.id,
    alias: venue.alias,
    title: venue.title,
    city: venue.city,
    country_code: venue.countryCode,
    venue_type: venue.venueType,
    venue_type_en: venue.venueTypeEn,
    full_address: venue.address,
    breadcrumb: [venue.city, venue.title],
    headline: { ...venue.headline },
    description: { ...venue.description },
    ...(Object.keys(venue.furtherDescription).length > 0 && {
      description2: { ...venue.furtherDescription },
    }),
    default_language: venue.defaultLanguage,
    facilities: own(venue.facilities),
    venue_facilities: all(venue.facilities),
    environment: own(venue.environment),
    venue_environment: all(venue.environment),
    sports: own(venue.sports),
    venue_sports: all(venue.sports),
    services: own(venue.services),
    venue_services: all(venue.services),
    venue_email: venue.email,
    venue_phone_number: venue.phone,
    venue_pictures: venue.pictures.map(writePicture),
    currency: symbol ?? venue.currency,
    currency_code: venue.currency,
    latlon: `${venue.latitude},${venue.longitude}`,
    timezone: venue.timezone,
    nearby_venues: venue.nearby.map((near) => ({
      link: near.link,
      image: writePicture(near.picture),
      price: near.price,
      currency: near.currency,
      title: near.title,
      distance: near.distanceKm,
    })),
    ...(venue.localCurrency && {
      local_currency_code: venue.localCurrency.code,
      local_currency_conversion_rate: venue.localCurrency.conversionRate,
    }),
    ...(venue.capacityNotice && {
      available_capacity_percentage: {
        toggle: writeFlag(true),
        percentage: venue.capacityNotice.percentage,
        message: { ...venue.capacityNotice.message },
        pdfUrl: venue.capacityNotice.pdfUrl,
      },
    }),
    ...(venue.promotion && {
      promotional_banner: {
        title: { ...venue.promotion.title },
        description: { ...venue.promotion.description },
      },
    }),
    ...(venue.view360 !== null && { threesixty_pic: venue.view360 }),
    ...(venue.video !== null && { venue_video_embed: venue.video }),
    ...(venue.premiumService && { premium_fee: writeFlag(true) }),
    ...(venue.premiumFee > 0 && { premium_fee_amount: venue.premiumFee }),
    venue_has_discount_code: writeFlag(venue.hasDiscountCode),
    service_fee: venue.serviceFee,
    lead_times: {
      max: venue.leadTimes.maxDays,
      disabled_days: venue.leadTimes.disabledDays.map(writeSpecifiedDate),
      disabled_week_days: [...venue.leadTimes.disabledWeekdays],
    },
    terms: venue.terms,
    terms_of_cancellation: venue.termsOfCancellation,
    terms_of_use: venue.termsOfUse,
    ...(venue.termsOfCancellingEnquiries !== '' && {
      inquiry_venue_terms_cancellation: venue.termsOfCancellingEnquiries,
    }),
    ...(venue.spokenTerms && { spoken_terms: { ...venue.spokenTerms } }),
    all_equipment: [...venue.allEquipment],
    ...(venue.otherSystems && {
      hasBHH: writeFlag(venue.otherSystems.hasBhh),
      mews_id: venue.otherSystems.mewsId,
      source_id: venue.otherSystems.sourceId,
    }),
    venue_business_hours:
      venue.businessHours?.map((entry) => ({
        day: entry.day,
        start_time: entry.start,
        end_time: entry.end,
        venue_closed: writeFlag(entry.closed),
      })) ?? null,
    packageLength: packageCount,
    min_delegates: venue.minDelegates,
    room_count: venue.roomCount,
    largest_room: venue.largestRoom,
    ...(venue.propertySystem && {
      operaServer: venue.propertySystem.server,
      operaChainCode: venue.propertySystem.chainCode,
      operaHotelID: venue.propertySystem.hotelCode,
    }),
    ...(venue.office && { centre_id: venue.office.centreId }),
  };
}
