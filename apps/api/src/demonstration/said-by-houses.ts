import type { Said } from '@foyer/domain';
import type { PackageRecord, RoomRecord, VenueRecord } from '../import/venue-file.ts';
import { named } from './words.ts';

/** The houses that say everything in every language. */
export const polyglots: readonly string[] = [
  'grand-harbour-hotel',
  'enquiry-only',
  'last-room',
  'reykjavik-dome',
  'park-pavilion-toolo',
  'harbour-opera',
  'harbour-office',
  'maison-laurier',
];

/** They stay in English: one to be translated on request, the other because it is large. */
const inEnglishOnly: readonly string[] = ['quiet-house', 'five-hundred-rooms'];

/**
 * The venue with its texts by language. The eight say everything; others their pictures and the
 * equipment of their rooms, for which there are words, and the rest in English.
 */
export function saidByHouse(venue: VenueRecord): VenueRecord {
  if (inEnglishOnly.includes(venue.alias)) return venue;
  if (!polyglots.includes(venue.alias)) return partlySaid(venue);
  return {
    ...venue,
    headline: { ...byLanguage(venue.headline?.['en'] ?? ''), ...venue.headline },
    description: { ...byLanguage(venue.description?.['en'] ?? ''), ...venue.description },
    pictures: picturesSaid(venue.pictures),
    ...termsSaid(venue, said),
    ...(venue.capacityNotice && {
      capacityNotice: {
        ...venue.capacityNotice,
        message: byLanguage(venue.capacityNotice.message['en'] ?? ''),
      },
    }),
    ...(venue.promotion && {
      promotion: {
        title: byLanguage(venue.promotion.title['en'] ?? ''),
        description: byLanguage(venue.promotion.description?.['en'] ?? ''),
      },
    }),
    rooms: venue.rooms.map((room) => ({
      ...equipmentSaid(room),
      title: said(room.title),
      description: said(room.description),
      pictures: picturesSaid(room.pictures),
    })),
    packages: (venue.packages ?? []).map((entry) => packageSaid(entry, said)),
    addOns: (venue.addOns ?? []).map((addOn) => ({ ...addOn, title: said(addOn.title) })),
    bedrooms: (venue.bedrooms ?? []).map((bedroom) => ({ ...bedroom, title: said(bedroom.title) })),
  };
}

const partlySaid = (venue: VenueRecord): VenueRecord => ({
  ...venue,
  pictures: picturesSaid(venue.pictures),
  ...termsSaid(venue, inEnglish),
  rooms: venue.rooms.map((room) => ({
    ...equipmentSaid(room),
    description: inEnglish(room.description),
  })),
  packages: (venue.packages ?? []).map((entry) => packageSaid(entry, inEnglish)),
});

type Say = (text: Said | undefined) => Said;

/** In all languages that have words for it. */
const said: Say = (text = '') => (typeof text === 'string' && text !== '' ? named(text) : text);

/** As English, whatever the venue's own language is. */
const inEnglish: Say = (text = '') =>
  typeof text === 'string' && text !== '' ? { en: text } : text;

const byLanguage = (text: string): Record<string, string> => {
  const words = named(text);
  return typeof words === 'string' ? { en: words } : words;
};

const picturesSaid = (pictures: VenueRecord['pictures']) =>
  (pictures ?? []).map(({ src, alt }) => ({ src, alt: said(alt) }));

const equipmentSaid = (room: RoomRecord): RoomRecord => ({
  ...room,
  equipment: (room.equipment ?? []).map(said),
  equipmentWithFee: (room.equipmentWithFee ?? []).map(said),
});

const packageSaid = (entry: PackageRecord, say: Say): PackageRecord => ({
  ...entry,
  title: say(entry.title),
  description: say(entry.description),
  services: (entry.services ?? []).map(say),
  pictures: picturesSaid(entry.pictures),
  content: (entry.content ?? []).map(({ name, items, ...times }) => ({
    ...times,
    name: say(name),
    items: (items ?? []).map(say),
  })),
});

const termsSaid = (venue: VenueRecord, say: Say) => ({
  terms: say(venue.terms),
  termsOfCancellation: say(venue.termsOfCancellation),
  termsOfUse: say(venue.termsOfUse),
  termsOfCancellingEnquiries: say(venue.termsOfCancellingEnquiries),
});
