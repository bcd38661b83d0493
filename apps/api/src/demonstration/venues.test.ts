import type { Said } from '@foyer/domain';
import { languages, sites } from '@foyer/sites';
import { expect, test } from 'vitest';
import { readVenueFile, writeProblem } from '../import/import-problems.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { largeFile } from './large-file.ts';
import { isSceneId } from './pictures.ts';
import { polyglots } from './said-by-houses.ts';
import { demonstrationVenues } from './venues.ts';

const venues = demonstrationVenues();

function venue(alias: string) {
  const found = venues.find((candidate) => candidate.alias === alias);
  if (found === undefined) throw new Error(`There is no venue ${alias}.`);
  return found;
}

test('the data is a valid venue file', () => {
  const read = readVenueFile({ venues });
  expect(read.ok ? [] : read.problems.map(writeProblem)).toEqual([]);
});

test('it is the same on every call', () => {
  expect(demonstrationVenues()).toEqual(venues);
});

test('aliases, and the codes within a venue, are unique', () => {
  expect(new Set(venues.map(({ alias }) => alias)).size).toBe(venues.length);
  for (const { alias, rooms, packages = [] } of venues) {
    expect(new Set(rooms.map(({ code }) => code)).size, alias).toBe(rooms.length);
    expect(new Set(packages.map(({ code }) => code)).size, alias).toBe(packages.length);
  }
});

test('a package takes place in rooms of its venue that hold its smallest group', () => {
  for (const { alias, rooms, packages = [] } of venues) {
    for (const offer of packages) {
      const places = offer.rooms.map((code) => rooms.find((room) => room.code === code));
      expect(places, `${alias} ${offer.code}`).not.toContain(undefined);
      expect(
        places.every((room) => (room?.max ?? 0) >= offer.min),
        `${alias} ${offer.code}`,
      ).toBe(true);
    }
  }
});

test('no layout seats more than the room’s largest number', () => {
  for (const { alias, rooms } of venues) {
    for (const room of rooms)
      for (const layout of Object.values(room.layouts ?? {}))
        expect(layout.capacity ?? 0, `${alias} ${room.code}`).toBeLessThanOrEqual(room.max);
  }
});

test('every site shows venues that there are', () => {
  const named = sites.flatMap(({ shownVenues }) =>
    shownVenues !== null && 'aliases' in shownVenues ? shownVenues.aliases : [],
  );
  expect(named.length).toBeGreaterThan(0);
  const aliases = new Set(venues.map(({ alias }) => alias));
  expect(named.filter((alias) => !aliases.has(alias))).toEqual([]);
  expect(venues.filter(({ countryCode }) => countryCode === 'IS').length).toBeGreaterThan(0);
});

test('every site opens with pictures that exist', () => {
  const sources = sites.flatMap(({ start }) => start?.pictures ?? []);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((src) => !isSceneId(src.replace('/pictures/', '')))).toEqual([]);
});

test('every picture exists as a drawing', () => {
  const sources = venues.flatMap((one) => [
    ...(one.pictures ?? []),
    ...one.rooms.flatMap((room) => room.pictures ?? []),
    ...(one.packages ?? []).flatMap((offer) => offer.pictures ?? []),
  ]);
  expect(sources.filter(({ src }) => !isSceneId(src.replace('/pictures/', '')))).toEqual([]);
});

test('at least 42 venues, most with 3 to 30 rooms, and packages of all four lengths', () => {
  expect(venues.length).toBeGreaterThanOrEqual(42);
  const unusual = venues
    .filter(({ rooms }) => rooms.length < 3 || rooms.length > 30)
    .map(({ alias }) => alias);
  expect(unusual).toEqual(['last-room', 'five-hundred-rooms']);
  expect(
    [...new Set(venues.flatMap(({ packages = [] }) => packages.map(({ length }) => length)))].sort(
      (a, b) => a - b,
    ),
  ).toEqual([4, 8, 24, 36]);
});

test(
  'every venue has texts in English and German, long enough to be cut; one in English only, so ' +
    'that a translation can be requested',
  () => {
    for (const { alias, headline, description } of venues) {
      for (const language of alias === 'quiet-house' ? ['en'] : ['en', 'de']) {
        expect(headline?.[language], alias).toBeTruthy();
        expect(description?.[language]?.length, `${alias} ${language}`).toBeGreaterThanOrEqual(300);
      }
    }
  },
);

test('eight houses say everything in all languages (D-25)', () => {
  expect(polyglots).toHaveLength(8);
  const others = languages.map(({ id }) => id).filter((id) => id !== 'en' && id !== 'en-us');
  for (const alias of polyglots) {
    const said = everySaid(venue(alias)).filter((text) => text !== '');
    expect(said.length, alias).toBeGreaterThan(10);
    for (const text of said)
      expect(
        others.filter((language) => typeof text === 'string' || !text[language]?.trim()),
        `${alias}: ${typeof text === 'string' ? text : text['en']}`,
      ).toEqual([]);
  }
});

/** Every text of a venue that can be by language. */
const everySaid = (one: VenueRecord): Said[] => [
  one.headline ?? '',
  one.description ?? '',
  one.terms ?? '',
  one.termsOfCancellation ?? '',
  one.termsOfUse ?? '',
  one.termsOfCancellingEnquiries ?? '',
  one.capacityNotice?.message ?? '',
  one.promotion?.title ?? '',
  one.promotion?.description ?? '',
  ...(one.pictures ?? []).map(({ alt }) => alt),
  ...one.rooms.flatMap((room) => [
    room.title,
    room.description ?? '',
    ...(room.pictures ?? []).map(({ alt }) => alt),
    ...(room.equipment ?? []),
    ...(room.equipmentWithFee ?? []),
  ]),
  ...(one.packages ?? []).flatMap((offer) => [
    offer.title,
    offer.description ?? '',
    ...(offer.services ?? []),
    ...(offer.content ?? []).flatMap(({ name, items = [] }) => [name, ...items]),
    ...(offer.pictures ?? []).map(({ alt }) => alt),
  ]),
  ...(one.addOns ?? []).map(({ title }) => title),
  ...(one.bedrooms ?? []).map(({ title }) => title),
];

test('the kind of venue is given in English and German (VENUE-037)', () => {
  expect(
    venues
      .map(({ venueType }) => venueType)
      .filter((name) => typeof name === 'string' || !name['de']),
  ).toEqual([]);
});

test('checklist items are given in English and German (VENUE-040 to VENUE-043)', () => {
  const items = venues
    .filter(({ alias }) => alias !== 'five-hundred-rooms')
    .flatMap(({ facilities, environment, sports, services }) =>
      [facilities, environment, sports, services].flatMap((list) => [
        ...(list?.own ?? []),
        ...(list?.others ?? []),
      ]),
    );
  expect(items.length).toBeGreaterThan(500);
  expect(items.filter((name) => typeof name === 'string' || !name['de'])).toEqual([]);
});

test('no room has the same description as a room of another venue', () => {
  const houses = venues.filter(({ alias }) => alias !== 'five-hundred-rooms');
  const texts = houses.flatMap(({ rooms }) => rooms.map((room) => room.description ?? ''));
  expect(texts.length - new Set(texts).size).toBe(0);
});

test('the Grand Harbour Hotel has 24 rooms for 2 to 220 people and every feature', () => {
  const grand = venue('grand-harbour-hotel');
  expect(grand.rooms).toHaveLength(24);
  expect([
    Math.min(...grand.rooms.map(({ min }) => min)),
    Math.max(...grand.rooms.map(({ max }) => max)),
  ]).toEqual([2, 220]);
  expect(grand.rooms[0]).toMatchObject({
    title: { en: 'Harbour Room' },
    min: 8,
    max: 70,
    area: 86,
    rates: { hourly: 98, halfDay: 427, fullDay: 652.6 },
  });
  expect(grand.rooms.some((room) => (room.minimumSpend ?? 0) > 0)).toBe(true);
  expect(grand.rooms.some((room) => !room.instantBookable)).toBe(true);
  expect(
    grand.rooms.some((room) =>
      Object.values(room.layouts ?? {}).some(
        (layout) => (layout.originalCapacity ?? 0) > (layout.capacity ?? 0),
      ),
    ),
  ).toBe(true);
  expect(
    [...new Set((grand.packages ?? []).map(({ length }) => length))].sort((a, b) => a - b),
  ).toEqual([4, 8, 24, 36]);
  expect(grand.discountCodes).toContainEqual({ code: 'SUMMER15', percent: 15, appliesTo: 'rooms' });
  expect(grand.serviceFee).toEqual({ id: 'harbour-service', amount: 9 });
});

test('every venue with prices of its own accepts the codes of partner sites', () => {
  const without = venues.filter(
    ({ discountCodes = [] }) =>
      !['PARTNER', 'INSURED'].every((wanted) => discountCodes.some(({ code }) => code === wanted)),
  );
  expect(without.map(({ alias }) => alias).sort()).toEqual([
    'enquiry-only',
    'harbour-office',
    'harbour-opera',
  ]);
});

test('each fixed alias shows its special case', () => {
  expect(venue('quiet-house').packages).toEqual([]);
  expect(venue('always-closed').businessHours).toEqual([]);
  expect(
    venue('enquiry-only').rooms.every(({ rates }) => Object.keys(rates ?? {}).length === 0),
  ).toBe(true);
  expect(venue('enquiry-only').packages?.every(({ unitPrice }) => unitPrice === null)).toBe(true);
  expect(venue('last-room').rooms.map(({ instantBookable }) => instantBookable)).toEqual([true]);
  expect([
    venue('five-hundred-rooms').rooms.length,
    venue('five-hundred-rooms').packages?.length,
  ]).toEqual([500, 200]);
  expect([venue('reykjavik-dome').currency, venue('reykjavik-dome').timezone]).toEqual([
    'ISK',
    'Atlantic/Reykjavik',
  ]);
  expect(
    venue('reykjavik-dome').rooms.every(({ rates }) =>
      Object.values(rates ?? {}).every((price) => Number.isInteger(price)),
    ),
  ).toBe(true);
});

test('a large file has the requested number of venues and rooms, and can be imported', () => {
  const file = largeFile(40, 10);
  expect(file.venues.flatMap(({ rooms }) => rooms)).toHaveLength(400);
  expect(readVenueFile(file).ok).toBe(true);
  expect(largeFile(40, 10)).toEqual(file);
});
