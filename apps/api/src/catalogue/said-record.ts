import {
  isInLanguage,
  type Said,
  saidIn,
  type SpokenTerms,
  type TermName,
  termNames,
} from '@foyer/domain';
import type {
  ParsedAddOnRecord,
  ParsedPackageRecord,
  ParsedRoomRecord,
  ParsedVenueRecord,
} from '../import/venue-file.ts';
import type { StoredDetails } from './stored-venue.ts';

/** A record with each text in one language. */
export type InOneLanguage<Record> = [Said] extends [Record]
  ? string
  : Record extends readonly (infer Entry)[]
    ? readonly InOneLanguage<Entry>[]
    : Record extends object
      ? { readonly [Field in keyof Record]: InOneLanguage<Record[Field]> }
      : Record;

/** The language of a record's description, or of what stands for it, where it is not the reader's. */
type Spoken = { readonly spoken?: string };

export type SaidRoom = InOneLanguage<ParsedRoomRecord> & Spoken;
export type SaidPackage = InOneLanguage<ParsedPackageRecord> & Spoken;
export type SaidAddOn = InOneLanguage<ParsedAddOnRecord> & Spoken;
export type SaidBedroom = InOneLanguage<ParsedVenueRecord['bedrooms'][number]> & Spoken;

/** What the API says of a venue itself. Checklists and long texts stay in all their languages. */
export type VenueDetails = Omit<
  ParsedVenueRecord,
  | 'rooms'
  | 'packages'
  | 'discountCodes'
  | 'seasons'
  | 'addOns'
  | 'bedrooms'
  | 'city'
  | 'pictures'
  | TermName
> &
  Readonly<Record<TermName, string>> & {
    city: string;
    bedrooms: readonly SaidBedroom[];
    pictures: InOneLanguage<ParsedVenueRecord['pictures']>;
    /** The languages of terms that are not in the reader's. */
    spokenTerms: SpokenTerms;
  };

type Reader = { language: string; defaultLanguage: string };

const say = (said: Said, { language, defaultLanguage }: Reader): string =>
  saidIn(said, language, defaultLanguage).text;

/** The language of the first of these texts that has words, where it is not the reader's. */
function spokenBy(texts: readonly Said[], { language, defaultLanguage }: Reader): Spoken {
  for (const said of texts) {
    const found = saidIn(said, language, defaultLanguage);
    if (found.text !== '')
      return isInLanguage(found.language, language) ? {} : { spoken: found.language };
  }
  return {};
}

const picturesIn = (pictures: ParsedRoomRecord['pictures'], reader: Reader) =>
  pictures.map(({ src, alt }) => ({ src, alt: say(alt, reader) }));

const lines = (names: readonly Said[], reader: Reader): string[] =>
  names.map((name) => say(name, reader));

export const roomIn = (record: ParsedRoomRecord, reader: Reader): SaidRoom => ({
  ...record,
  title: say(record.title, reader),
  description: say(record.description, reader),
  pictures: picturesIn(record.pictures, reader),
  equipment: lines(record.equipment, reader),
  equipmentWithFee: lines(record.equipmentWithFee, reader),
  ...spokenBy([record.description, record.title], reader),
});

export const packageIn = (record: ParsedPackageRecord, reader: Reader): SaidPackage => ({
  ...record,
  // Names of packages fall back to English, not to the venue's own language (PACK-015, A-170).
  title: say(record.title, { ...reader, defaultLanguage: 'en' }),
  description: say(record.description, reader),
  pictures: picturesIn(record.pictures, reader),
  services: lines(record.services, reader),
  content: record.content.map(({ name, items, ...times }) => ({
    ...times,
    name: say(name, reader),
    items: lines(items, reader),
  })),
  ...spokenBy([record.description, ...record.services, record.title], reader),
});

export const addOnIn = (record: ParsedAddOnRecord, reader: Reader): SaidAddOn => ({
  ...record,
  title: say(record.title, reader),
  ...spokenBy([record.title], reader),
});

export function detailsIn(record: StoredDetails, language: string): VenueDetails {
  const reader = { language, defaultLanguage: record.defaultLanguage };
  // Records stored by older versions lack some of the terms.
  const terms = termNames.map((name) => [name, record[name] ?? ''] as const);
  return {
    ...record,
    city: say(record.city, reader),
    pictures: picturesIn(record.pictures, reader),
    bedrooms: record.bedrooms.map((bedroom) => ({
      ...bedroom,
      title: say(bedroom.title, reader),
      ...spokenBy([bedroom.title], reader),
    })),
    ...(Object.fromEntries(terms.map(([name, said]) => [name, say(said, reader)])) as Record<
      TermName,
      string
    >),
    spokenTerms: Object.fromEntries(
      terms.flatMap(([name, said]) => {
        const { spoken } = spokenBy([said], reader);
        return spoken === undefined ? [] : [[name, spoken]];
      }),
    ),
  };
}
