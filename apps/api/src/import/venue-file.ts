import { airplusCodes, type LayoutName, wallNames } from '@foyer/domain';
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
  v.pipe(v.string(), v.maxLength(40_000)),
);
const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:mm'));
const wallDate = v.pipe(v.string(), v.isoDate('YYYY-MM-DD'));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000_000));
const rate = v.optional(v.nullable(amount), null);
/** Shown in a frame: a path of the sites themselves, or an https URL. */
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
const metres = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))), null);
/** One name in the venue's own language, or one per language. */
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
const names = v.optional(v.array(name), []);
/** A text in the venue's own language, or one per language; may be empty. */
const said = v.optional(v.union([v.string(), byLanguage]), '');
const picture = v.strictObject({
  src: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  /** Alternative text. */
  alt: v.union([v.pipe(v.string(), v.maxLength(500)), byLanguage]),
});
const checklist = v.optional(v.strictObject({ own: names, others: names }), {});
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

const alongWall = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
/**
 * A piece of a wall in metres: from the left wall on `front` and `back`, from the front wall on
 * `left` and `right`. Front and back are the ends of the room's length.
 */
const onWall = v.pipe(
  v.strictObject({ wall: v.picklist(wallNames), from: alongWall, to: alongWall }),
  v.check(({ from, to }) => from < to, 'from must be before to'),
);
/** Where doors, windows and the screen are, for the plan of the room; no screen means none. */
const walls = v.strictObject({
  doors: v.optional(v.pipe(v.array(onWall), v.maxLength(20)), []),
  windows: v.optional(v.pipe(v.array(onWall), v.maxLength(100)), []),
  screen: v.optional(v.nullable(onWall), null),
});

export const roomRecord = v.strictObject({
  code,
  title: name,
  min: people,
  max: people,
  instantBookable: v.boolean(),
  webBookable: v.optional(v.boolean(), true),
  pictures: v.optional(v.array(picture), []),
  view360: frameAddress,
  description: said,
  layouts: v.optional(v.record(layoutName, capacity), {}),
  area: metres,
  height: metres,
  width: metres,
  length: metres,
  /** Null where it is not known; the plan then assumes the usual. */
  walls: v.optional(v.nullable(walls), null),
  equipment: names,
  equipmentWithFee: names,
  /** Per hour, half day and day; a room without any rate is on request. */
  rates: v.optional(v.strictObject({ hourly: rate, halfDay: rate, fullDay: rate }), {}),
  /**
   * The room's id in the venue's property system or at the office's operator; null if it does not
   * know the room.
   */
  providerRoom: v.optional(v.nullable(code), null),
  chosenPrice: v.optional(
    v.nullable(v.picklist(['normal', 'hourly', 'halfday', 'fullday', 'none'])),
    null,
  ),
  minimumSpend: v.optional(amount, 0),
});

/** Payment methods of the venue's checkout, in display order. */
const paymentMethods = v.pipe(
  v.array(v.picklist(['creditcard', 'invoice', 'onsite', 'airplus'])),
  v.minLength(1, 'at least one way to pay'),
  v.check((methods) => new Set(methods).size === methods.length, 'each once'),
);

export const paymentRecord = v.pipe(
  v.strictObject({
    methods: v.optional(paymentMethods, ['creditcard', 'onsite']),
    /** Methods in a booking engine, and the preselected one; null if they are the same. */
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
     * The fields for paying by a travel account: reasons to choose from, and texts by code (AE, AK,
     * AU, BD, DS, IK, KS, PK, PR, RZ).
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

/** A service that can be ordered with a meeting. */
export const addOnRecord = v.strictObject({
  code,
  title: name,
  kind: v.optional(v.picklist(['misc', 'services', 'other']), 'other'),
  /** Price of one, or of one per hour; `null` if on request. */
  price: v.nullable(amount),
  per: v.optional(v.picklist(['piece', 'hour']), 'piece'),
  /** Codes of its rooms; an empty list means all. */
  rooms: v.optional(v.array(code), []),
  /** How many there are at a time; `null` for no limit. */
  stock: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    null,
  ),
  /** It is served at a time, which an order has to name. */
  timed: v.optional(v.boolean(), false),
  /** How many one order may have; whoever needs more asks the venue. */
  mostPerOrder: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    1000,
  ),
});

/** A kind of bedroom, per night. */
export const bedroomRecord = v.strictObject({
  code,
  title: name,
  price: amount,
  maxPersons: people,
  available: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});

export const packageRecord = v.strictObject({
  code,
  title: name,
  /** Half day, full day, overnight, two days. */
  length: v.picklist([4, 8, 24, 36]),
  min: people,
  max: people,
  description: said,
  content: v.optional(
    v.array(v.strictObject({ name, start: wallTime, end: wallTime, items: names })),
    [],
  ),
  services: names,
  pictures: v.optional(v.array(picture), []),
  isNew: v.optional(v.boolean(), false),
  instantBookable: v.boolean(),
  /** Codes of the venue's rooms it can take place in. */
  rooms: v.pipe(v.array(code), v.minLength(1, 'at least one room')),
  /** The package's id in the venue's property system; null if it does not know the package. */
  providerPackage: v.optional(v.nullable(code), null),
  /** Per delegate; `null` if on request. */
  unitPrice: v.nullable(amount),
});

export const venueRecord = v.strictObject({
  /** A fixed id if one is needed; otherwise made from the alias. */
  id: v.optional(code),
  alias: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by -'),
    v.maxLength(120),
  ),
  title: text,
  venueType: name,
  city: name,
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
  /** The part of the description that is shown on "read more". */
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
  /** The hotel's property system, if it keeps the rooms and their rates. */
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
  /** The visitors' usual currency, and the value of one unit of the venue's currency in it. */
  localCurrency: v.optional(
    v.nullable(
      v.strictObject({
        code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'ISO 4217')),
        conversionRate: v.pipe(v.number(), v.finite(), v.minValue(0)),
      }),
    ),
    null,
  ),
  /** Current limit of occupancy for rooms. */
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
  /** A video, by its host's URL for embedding. */
  video: frameAddress,
  payment: v.optional(paymentRecord, {}),
  /** Visitors are asked for consent to offers by mail. */
  marketingConsent: v.optional(v.boolean(), false),
  /** A discount code can be typed in the checkout too, not only on the venue's page. */
  discountCodeInCheckout: v.optional(v.boolean(), false),
  /** A service without a price is free, and does not make the order an enquiry. */
  unpricedServicesAreFree: v.optional(v.boolean(), false),
  /** The fee of a booking for premium service, incl. VAT. */
  premiumFee: v.optional(v.nullable(amount), null),
  /** Bookings bear a fee for premium service, included in their price. */
  premiumService: v.optional(v.boolean(), false),
  terms: said,
  termsOfCancellation: said,
  termsOfUse: said,
  /** Terms for cancelling an enquiry, if they differ. */
  termsOfCancellingEnquiries: said,
  /** Ids and flags of other systems, stored unchanged. */
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
  /**
   * `uses`: number of bookings a code can be used for, 1 for a single-use code; null for any
   * number.
   */
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
  /** Days on which every rate is multiplied by a percentage, 80 for 20 % less. */
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
/** A venue as written in a file. */
export type VenueRecord = v.InferInput<typeof venueRecord>;
export type ParsedRoomRecord = v.InferOutput<typeof roomRecord>;
export type ParsedPackageRecord = v.InferOutput<typeof packageRecord>;
export type ParsedAddOnRecord = v.InferOutput<typeof addOnRecord>;
export type ParsedVenueRecord = v.InferOutput<typeof venueRecord>;

/** Computed once: a large file needs it for thousands of venues. */
let zones: ReadonlySet<string> | undefined;
function isZone(name: string): boolean {
  zones ??= new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return zones.has(name);
}
