import { airplusCodes, type LayoutName } from '@foyer/domain';
import * as v from 'valibot';

/**
 * The format of `npm run import -- FILE.json`, and of the demonstration data: one object `{
 * "venues": [...] }`. Money is in major units of the venue's currency (652.6 is €652.60), incl.
 * VAT. Wall times and days are the venue's.
 */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(4000));
const code = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'letters, digits, - and _, at most 64'),
);
const byLanguage = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{2})?$/, 'a language code')),
  v.pipe(v.string(), v.maxLength(8000)),
);
const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:mm'));
const wallDate = v.pipe(v.string(), v.isoDate('YYYY-MM-DD'));
const picture = v.strictObject({
  src: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  alt: v.pipe(v.string(), v.maxLength(500)),
});
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000_000));
const rate = v.optional(v.nullable(amount), null);
/** Shown in a frame: a page of the sites themselves, or another's at https. */
const frameAddress = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.regex(/^(https:\/\/|\/(?!\/))/, 'an address at https, or a path of the sites'),
    ),
  ),
  null,
);
const people = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const names = v.optional(v.array(text), []);
const metres = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))), null);
/** In one language for all readers, or in several. */
const name = v.union([
  text,
  v.pipe(
    byLanguage,
    v.check(
      (words) => Object.values(words).some((word) => word.trim() !== ''),
      'a name in one language at least',
    ),
  ),
]);
const named = v.optional(v.array(name), []);
const checklist = v.optional(v.strictObject({ own: named, others: named }), {});
const capacity = v.strictObject({
  capacity: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  originalCapacity: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
});
export const layoutNames = [
  'banquet',
  'boardroom',
  'cabaret',
  'classroom',
  'cocktail',
  'theater',
  'ushape',
  'island',
] as const satisfies readonly LayoutName[];
const layoutName = v.picklist(layoutNames);

export const roomRecord = v.strictObject({
  code,
  title: text,
  min: people,
  max: people,
  instantBookable: v.boolean(),
  webBookable: v.optional(v.boolean(), true),
  pictures: v.optional(v.array(picture), []),
  view360: frameAddress,
  description: v.optional(v.string(), ''),
  layouts: v.optional(v.record(layoutName, capacity), {}),
  area: metres,
  height: metres,
  width: metres,
  length: metres,
  equipment: names,
  equipmentWithFee: names,
  /** Per hour, for half a day, for a day; a room with none of them is an enquiry. */
  rates: v.optional(v.strictObject({ hourly: rate, halfDay: rate, fullDay: rate }), {}),
  /**
   * What the venue's property system or the office's operator calls the room; null where it does
   * not know it.
   */
  providerRoom: v.optional(v.nullable(code), null),
  chosenPrice: v.optional(
    v.nullable(v.picklist(['normal', 'hourly', 'halfday', 'fullday', 'none'])),
    null,
  ),
  minimumSpend: v.optional(amount, 0),
});

/** Ways to pay at the venue's checkout, in the order in which they are shown. */
const paymentMethods = v.pipe(
  v.array(v.picklist(['creditcard', 'invoice', 'onsite', 'airplus'])),
  v.minLength(1, 'at least one way to pay'),
  v.check((methods) => new Set(methods).size === methods.length, 'each once'),
);

export const paymentRecord = v.pipe(
  v.strictObject({
    methods: v.optional(paymentMethods, ['creditcard', 'onsite']),
    /** The same in a booking engine, and the one to begin with; null where they do not differ. */
    bookingEngine: v.optional(
      v.nullable(
        v.strictObject({
          methods: paymentMethods,
          preferred: v.optional(v.nullable(v.string()), null),
        }),
      ),
      null,
    ),
    /**
     * What somebody is asked who pays by a travel account: a reason to pick, and texts by code (AE,
     * AK, AU, BD, DS, IK, KS, PK, PR, RZ).
     */
    airplus: v.optional(
      v.nullable(
        v.strictObject({
          reasons: v.pipe(v.array(text), v.minLength(1, 'at least one reason')),
          codes: v.optional(v.array(v.picklist(airplusCodes)), []),
        }),
      ),
      null,
    ),
  }),
  v.check(
    ({ methods, bookingEngine, airplus }) =>
      airplus !== null || ![...methods, ...(bookingEngine?.methods ?? [])].includes('airplus'),
    'airplus is a way to pay, and what it asks is missing',
  ),
  v.check(
    ({ bookingEngine }) =>
      bookingEngine === null ||
      bookingEngine.preferred === null ||
      bookingEngine.methods.some((method) => method === bookingEngine.preferred),
    'the preferred way to pay is not one of the methods',
  ),
);

/** Something to order with a meeting. */
export const addOnRecord = v.strictObject({
  code,
  title: text,
  kind: v.optional(v.picklist(['misc', 'services', 'other']), 'other'),
  /** Of one, or of one for an hour; `null` has to be asked for. */
  price: v.nullable(amount),
  per: v.optional(v.picklist(['piece', 'hour']), 'piece'),
  /** Codes of the rooms it is for; none means all. */
  rooms: v.optional(v.array(code), []),
  /** How many there are at a time; `null` is enough for everybody. */
  stock: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    null,
  ),
});

/** A kind of bedroom, per night. */
export const bedroomRecord = v.strictObject({
  code,
  title: text,
  price: amount,
  maxPersons: people,
  available: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

export const packageRecord = v.strictObject({
  code,
  title: text,
  /** Half day, full day, overnight, two days. */
  length: v.picklist([4, 8, 24, 36]),
  min: people,
  max: people,
  description: v.optional(v.string(), ''),
  content: v.optional(
    v.array(v.strictObject({ name: text, start: wallTime, end: wallTime, items: names })),
    [],
  ),
  services: names,
  pictures: v.optional(v.array(picture), []),
  isNew: v.optional(v.boolean(), false),
  instantBookable: v.boolean(),
  /** Codes of the venue's rooms it can take place in. */
  rooms: v.pipe(v.array(code), v.minLength(1, 'at least one room')),
  /** What the venue's property system calls it; null where it does not know it. */
  providerPackage: v.optional(v.nullable(code), null),
  /** Per person; `null` is an enquiry. */
  unitPrice: v.nullable(amount),
});

export const venueRecord = v.strictObject({
  /** Fixed id where one is needed; otherwise made from the alias. */
  id: v.optional(code),
  alias: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by -'),
    v.maxLength(120),
  ),
  title: text,
  venueType: name,
  city: text,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'ISO 3166-1 alpha-2')),
  address: text,
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  timezone: v.pipe(v.string(), v.check(isZone, 'an IANA time zone')),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'ISO 4217')),
  vatPercent: percent,
  defaultLanguage: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{2})?$/, 'a language code')),
    'en',
  ),
  headline: v.optional(byLanguage, {}),
  description: v.optional(byLanguage, {}),
  /** What follows the description once it is read on. */
  furtherDescription: v.optional(byLanguage, {}),
  facilities: checklist,
  environment: checklist,
  sports: checklist,
  services: checklist,
  pictures: v.optional(v.array(picture), []),
  phone: v.optional(v.string(), ''),
  email: v.pipe(v.string(), v.email()),
  /** `day` 0 is Sunday; null: hours are not checked; an empty list: always closed. */
  businessHours: v.optional(
    v.nullable(
      v.array(
        v.strictObject({
          day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
          start: wallTime,
          end: wallTime,
          closed: v.optional(v.boolean(), false),
        }),
      ),
    ),
    null,
  ),
  leadTimes: v.optional(
    v.strictObject({
      maxDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      disabledDays: v.optional(v.array(wallDate), []),
      disabledWeekdays: v.optional(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
        [],
      ),
    }),
    {},
  ),
  serviceFee: v.optional(v.nullable(v.strictObject({ id: code, amount })), null),
  /** The hotel's property system, where it keeps the rooms and their rates. */
  propertySystem: v.optional(
    v.nullable(
      v.strictObject({
        server: code,
        chainCode: code,
        hotelCode: code,
        blockName: v.optional(v.string(), ''),
        sourceId: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
  /** The centre of the office operator that keeps the rooms and their prices. */
  office: v.optional(v.nullable(v.strictObject({ centreId: code })), null),
  /** The currency that guests reckon in, and what one unit of the venue's own is worth in it. */
  localCurrency: v.optional(
    v.nullable(
      v.strictObject({
        code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'ISO 4217')),
        conversionRate: v.pipe(v.number(), v.finite(), v.minValue(0)),
      }),
    ),
    null,
  ),
  /** How full rooms may be at present. */
  capacityNotice: v.optional(
    v.nullable(
      v.strictObject({
        percentage: percent,
        message: byLanguage,
        pdfUrl: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(500),
            v.regex(/^(https:\/\/|\/(?!\/)|$)/, 'an address at https, or a path of the sites'),
          ),
          '',
        ),
      }),
    ),
    null,
  ),
  promotion: v.optional(
    v.nullable(v.strictObject({ title: byLanguage, description: v.optional(byLanguage, {}) })),
    null,
  ),
  view360: frameAddress,
  /** A film, at the address that its host gives for embedding. */
  video: frameAddress,
  payment: v.optional(paymentRecord, {}),
  /** Who books is asked whether they may be written to with offers. */
  marketingConsent: v.optional(v.boolean(), false),
  /** A service without a price costs nothing, and does not make an enquiry of the order. */
  unpricedServicesAreFree: v.optional(v.boolean(), false),
  /** What a booking bears for premium service, incl. VAT. */
  premiumFee: v.optional(v.nullable(amount), null),
  /** Bookings bear a fee for premium service that is part of what they cost. */
  premiumService: v.optional(v.boolean(), false),
  terms: v.optional(v.string(), ''),
  termsOfCancellation: v.optional(v.string(), ''),
  termsOfUse: v.optional(v.string(), ''),
  /** What holds for cancelling an enquiry, where that differs. */
  termsOfCancellingEnquiries: v.optional(v.string(), ''),
  /** Marks and numbers of other systems: carried along as they are. */
  otherSystems: v.optional(
    v.nullable(
      v.strictObject({
        hasBhh: v.optional(v.boolean(), false),
        mewsId: v.optional(v.string(), ''),
        sourceId: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
  /** `uses`: how many bookings a code is good for, 1 for a single-use code; null for any number. */
  discountCodes: v.optional(
    v.array(
      v.strictObject({
        code,
        percent,
        appliesTo: v.optional(v.picklist(['all', 'rooms', 'packages']), 'all'),
        from: v.optional(wallDate),
        to: v.optional(wallDate),
        uses: v.optional(
          v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
          null,
        ),
      }),
    ),
    [],
  ),
  /** Days on which every rate is multiplied, 80 for 20 % less. */
  seasons: v.optional(
    v.array(
      v.strictObject({
        from: wallDate,
        to: wallDate,
        percent: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
      }),
    ),
    [],
  ),
  rooms: v.pipe(v.array(roomRecord), v.maxLength(2000)),
  packages: v.optional(v.pipe(v.array(packageRecord), v.maxLength(2000)), []),
  addOns: v.optional(v.pipe(v.array(addOnRecord), v.maxLength(500)), []),
  bedrooms: v.optional(v.pipe(v.array(bedroomRecord), v.maxLength(200)), []),
});

export const venueFile = v.strictObject({ venues: v.pipe(v.array(venueRecord), v.minLength(1)) });

export type RoomRecord = v.InferInput<typeof roomRecord>;
export type AddOnRecord = v.InferInput<typeof addOnRecord>;
export type BedroomRecord = v.InferInput<typeof bedroomRecord>;
export type PackageRecord = v.InferInput<typeof packageRecord>;
/** A venue as an operator writes it. */
export type VenueRecord = v.InferInput<typeof venueRecord>;
export type ParsedRoomRecord = v.InferOutput<typeof roomRecord>;
export type ParsedPackageRecord = v.InferOutput<typeof packageRecord>;
export type ParsedAddOnRecord = v.InferOutput<typeof addOnRecord>;
export type ParsedVenueRecord = v.InferOutput<typeof venueRecord>;

/** Made once: a file of thousands of venues asks for each. */
let zones: ReadonlySet<string> | undefined;
function isZone(name: string): boolean {
  zones ??= new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return zones.has(name);
}
