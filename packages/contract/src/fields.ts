import {
  type LayoutCode,
  layoutCodes,
  readMeetingLength,
  storedPhone,
  type TermName,
  termNames,
} from '@foyer/domain';
import * as v from 'valibot';
import { isRealDay, readSpecifiedDateTime } from './specified-time.ts';

/** Flags are `'1'`, `1`, `true` or `'yes'` on the wire (B-072); anything else is false. */
export const flag = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number(), v.boolean()])), '0'),
  v.transform(
    (value): boolean => value === true || value === 1 || value === '1' || value === 'yes',
  ),
);
export const writeFlag = (value: boolean): '1' | '0' => (value ? '1' : '0');

/** A number written as text, in URLs. */
export const numberInText = v.pipe(
  v.string(),
  v.regex(/^-?\d+(\.\d+)?$/, 'a number'),
  v.transform(Number),
);
export const countInText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'a whole number of at least 0'),
  v.transform(Number),
);

export const shortText = v.pipe(v.string(), v.maxLength(200));
export const longestText = 4000;
export const longText = v.pipe(v.string(), v.maxLength(longestText));
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _'));
export const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[a-z]{2})?$/, 'a language code such as en or en-us'),
);
/** The language of an entry's texts, where it is not the one that was asked for. */
export const spoken = v.optional(language);
/** The same for the venue's terms, by name. */
export const spokenTerms = v.optional(
  v.object(
    Object.fromEntries(termNames.map((name) => [name, spoken])) as Record<TermName, typeof spoken>,
  ),
);
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code'));
/** `YYYY-MM-DD` and `HH:mm`. */
export const wallDate = v.pipe(v.string(), v.isoDate());
export const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:mm'));

/** `DD-MM-YYYY HH:mm` on the wire (CART-030), `YYYY-MM-DDTHH:mm` inside. */
export const specifiedDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{2}-\d{2}-\d{4} ([01]\d|2[0-3]):[0-5]\d$/, 'DD-MM-YYYY HH:mm'),
  v.check((text) => readSpecifiedDateTime(text) !== null, 'a day that exists'),
  v.transform((text) => readSpecifiedDateTime(text) ?? text),
);

/**
 * `YYYY-MM-DDTHH:mm:ss` without a zone: the venue's wall time in the property system's format
 * (CART-031, A-114).
 */
export const propertySystemDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:00$/, 'YYYY-MM-DDTHH:mm:00'),
  v.transform((text) => text.slice(0, 16)),
  v.check((text) => isRealDay(text.slice(0, 10)), 'a day that exists'),
);
export const writePropertySystemDateTime = (wall: string): string => `${wall.slice(0, 16)}:00`;

/** `DD-MM-YYYY` on the wire, `YYYY-MM-DD` inside. */
export const specifiedDate = v.pipe(
  v.string(),
  v.regex(/^\d{2}-\d{2}-\d{4}$/, 'DD-MM-YYYY'),
  v.transform((text) => `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}`),
  v.check(isRealDay, 'a day that exists'),
);
export const writeSpecifiedDate = (wall: string): string =>
  `${wall.slice(8, 10)}-${wall.slice(5, 7)}-${wall.slice(0, 4)}`;

/** Hours (also `h:mm`) or a named length (FORM-027, A-026). */
export const meetingLength = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => readMeetingLength(String(value))),
  v.check(
    (length) => length !== null,
    'a meeting length: hours, h:mm, overnight, twodays, oneday or overone',
  ),
  v.transform((length) => length ?? 8),
);

const codes: readonly number[] = Object.values(layoutCodes);
const isAny = (value: number | string): boolean => value === '_none' || value === '';
/** A layout's numeric code; `_none`, in older payloads, or an empty text for any (AVAIL-023, A-185). */
export const layoutChoice = v.pipe(
  v.union([v.number(), v.string()]),
  v.check(
    (value) => isAny(value) || codes.includes(Number(value)),
    'a layout code such as 404, or _none',
  ),
  v.transform((value): LayoutCode | '_none' =>
    isAny(value) ? '_none' : (Number(value) as LayoutCode),
  ),
);

/** Minor units as the caller saw them; the server compares them with its own price (D-6). */
export const seenAmount = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000)),
);

export const delegatesCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** An amount in the shape of `Money`: minor units and their currency. */
export const moneyWire = v.object({ minor: v.number(), currency: v.string() });

export const nothing = v.object({});
export const noBody = v.optional(v.unknown());
export const discountCode = v.optional(v.pipe(v.string(), v.maxLength(64)), '');
/** A venue's id or its alias; page addresses have the alias. */
export const venueId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_/-]{0,120}$/, 'a venue id or alias'),
);
/** Answer of a call that creates something: an id as text, with or without quotes. */
export const newId = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('"', '').trim()),
  v.nonEmpty(),
);

const e164 = /^\+[1-9]\d{4,14}$/;
const asPhone = 'a phone number with + and country code';

/** A phone number, however it is written; read as E.164 (A-113, D-23). */
export const phoneNumber = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(storedPhone),
  v.regex(e164, asPhone),
);

/** The same, or none. */
export const optionalPhoneNumber = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(storedPhone),
  v.check((phone) => phone === '' || e164.test(phone), asPhone),
);
