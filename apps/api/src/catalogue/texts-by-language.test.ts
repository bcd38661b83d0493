import {
  availabilityQuery,
  availabilityWire,
  confirmationWire,
  findPlaces,
  loadAddOns,
  loadBedrooms,
  loadCart,
  searchVenues,
  venueWire,
  writeSpecifiedDate,
} from '@foyer/contract';
import { addDays } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { addOnIdOf, bedroomIdOf } from '../import/venue-ids.ts';
import {
  anAddOnRecord,
  aPackageRecord,
  aRoomRecord,
  aVenueRecord,
} from '../testing/a-venue-record.ts';
import { anEntry } from '../testing/an-entry.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

/** English is its own language; Finnish is complete, and Swedish has the room's name alone. */
const record = (over: Partial<VenueRecord> = {}): VenueRecord =>
  aVenueRecord({
    city: { en: 'Hamina', sv: 'Fredrikshamn', ar: 'هامينا' },
    description: { en: 'By the harbour.', fi: 'Sataman äärellä.', sv: 'Vid hamnen.' },
    rooms: [
      {
        ...aRoomRecord(),
        title: { en: 'Sky', fi: 'Taivas', sv: 'Himmel' },
        description: { en: 'Under the roof.', fi: 'Katon alla.' },
        equipment: [{ en: 'Flip chart', fi: 'Fläppitaulu' }],
        equipmentWithFee: ['Technician'],
        pictures: [{ src: '/pictures/sky', alt: { en: 'A room', fi: 'Huone' } }],
      },
      aRoomRecord({ code: 'bay', title: 'Bay' }),
    ],
    packages: [
      {
        ...aPackageRecord({ rooms: ['sky'] }),
        title: { en: 'Harbour day', fi: 'Satamapäivä' },
        description: { en: 'All day.', fi: 'Koko päivä.' },
        services: [{ en: 'Coffee', fi: 'Kahvi' }],
        content: [
          {
            name: { en: 'Lunch', fi: 'Lounas' },
            start: '12:00',
            end: '13:00',
            items: [{ en: 'Soup', fi: 'Keitto' }],
          },
        ],
      },
    ],
    addOns: [{ ...anAddOnRecord(), title: { en: 'Projector', fi: 'Tykki' } }],
    bedrooms: [
      {
        code: 'single',
        title: { en: 'Single room', fi: 'Yhden hengen huone' },
        price: 125.5,
        maxPersons: 1,
        available: 4,
      },
    ],
    termsOfUse: { en: 'No smoking.', fi: 'Tupakointi kielletty.' },
    termsOfCancellingEnquiries: 'Free of charge.',
    ...over,
  });

describe('texts of a venue by language', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [record()]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const offersIn = async (language: string) => {
    const query = new URLSearchParams(
      availabilityQuery(aQuery(), 'Europe/Helsinki', language, null),
    );
    return valueOf(
      await guest.call('GET', `/apiv2/availability/test-house?${query}`, availabilityWire),
    );
  };
  const venueIn = async (language: string) =>
    valueOf(await guest.call('GET', `/apiv2/venues/test-house/${language}`, venueWire));

  it('rooms and packages are in the reader’s language, with their menus (D-25)', async () => {
    const { rooms, packages } = await offersIn('fi');
    expect(rooms[0]).toMatchObject({
      title: 'Taivas',
      description: 'Katon alla.',
      equipment: ['Fläppitaulu'],
      equipmentWithFee: ['Technician'],
      pictures: [{ src: '/pictures/sky', alt: 'Huone' }],
    });
    expect(rooms[0]).not.toHaveProperty('spoken');
    expect(packages[0]).toMatchObject({
      title: 'Satamapäivä',
      description: 'Koko päivä.',
      services: ['Kahvi'],
      content: [{ name: 'Lounas', items: ['Keitto'] }],
    });
    expect(packages[0]).not.toHaveProperty('spoken');
  });

  it('what lacks the reader’s language is in the venue’s own, and says so', async () => {
    const { rooms, packages } = await offersIn('sv');
    expect(rooms[0]).toMatchObject({
      title: 'Himmel',
      description: 'Under the roof.',
      spoken: 'en',
    });
    expect(packages[0]).toMatchObject({ title: 'Harbour day', spoken: 'en' });
    const american = await offersIn('en-us');
    expect(american.rooms[0]).not.toHaveProperty('spoken');
  });

  it('the name of a package falls back to English, other texts to the venue’s own language (PACK-015, A-170)', () => {
    const offered = record();
    const [day] = offered.packages ?? [];
    const [sky] = offered.rooms;
    const entry = anEntry({ ...offered, defaultLanguage: 'fi' }).in('de');
    expect([day?.title, sky?.title]).toEqual([
      { en: 'Harbour day', fi: 'Satamapäivä' },
      { en: 'Sky', fi: 'Taivas', sv: 'Himmel' },
    ]);
    expect(entry.packages[0]?.record).toMatchObject({
      title: 'Harbour day',
      description: 'Koko päivä.',
      spoken: 'fi',
    });
    expect(entry.rooms[0]?.room.title).toBe('Taivas');
  });

  it('a language that no site offers is read in the venue’s own, and of the others few are kept', () => {
    const entry = anEntry({ ...record(), defaultLanguage: 'fi' });
    expect(entry.in('pt')).toBe(entry);
    expect(entry.in('en-zz')).toBe(entry);
    const [swedish, german] = [entry.in('sv'), entry.in('de')];
    expect([entry.in('sv'), entry.in('de').in('sv')]).toEqual([swedish, swedish]);
    for (const language of ['da', 'et', 'lv', 'nb']) entry.in(language);
    expect(entry.in('de')).not.toBe(german);
    expect(entry.in('fi')).toBe(entry);
  });

  it('a venue carries its long texts in the reader’s language alone, and its terms', async () => {
    const finnish = await venueIn('fi');
    expect(finnish).toMatchObject({
      description: { fi: 'Sataman äärellä.' },
      termsOfUse: 'Tupakointi kielletty.',
      spokenTerms: { termsOfCancellingEnquiries: 'en' },
    });
    expect(Object.keys(finnish.description)).toEqual(['fi']);
    expect((await venueIn('en')).spokenTerms).toBeUndefined();
    expect(await venueIn('de')).toMatchObject({
      description: { en: 'By the harbour.' },
      termsOfUse: 'No smoking.',
      spokenTerms: { termsOfUse: 'en', termsOfCancellingEnquiries: 'en' },
    });
  });

  it('add-ons and bedrooms are in the language that is asked for, else in the venue’s own', async () => {
    const addOns = async (query: string) =>
      valueOf(
        await guest.call('GET', `/apiv2/catalog/index/test-house${query}`, loadAddOns.answer),
      ).map(({ name, spoken }) => [name, spoken]);
    const bedrooms = async (query: string) =>
      valueOf(
        await guest.call(
          'GET',
          `/apiv2/accommodation/index/test-house${query}`,
          loadBedrooms.answer,
        ),
      ).map(({ name, spoken }) => [name, spoken]);
    expect(await addOns('?lang=fi')).toEqual([['Tykki', undefined]]);
    expect(await addOns('?lang=sv')).toEqual([['Projector', 'en']]);
    expect(await addOns('')).toEqual([['Projector', undefined]]);
    expect(await bedrooms('?lang=fi')).toEqual([['Yhden hengen huone', undefined]]);
    expect(await bedrooms('?lang=sv')).toEqual([['Single room', 'en']]);
  });

  it('filters of a search are the same in each language, and named in the reader’s', async () => {
    const found = async (language: string, more = '') =>
      valueOf(
        await guest.call(
          'GET',
          `/apiv2/search/venues?destination=Hamina&lang=${language}${more}`,
          searchVenues.answer,
        ),
      );
    const named = (language: string, more = '') =>
      found(language, more).then(({ choices }) => choices?.equipment);
    expect(await named('fi')).toEqual([{ name: 'Flip chart', label: 'Fläppitaulu', venues: 1 }]);
    expect(await named('en')).toEqual([{ name: 'Flip chart', label: 'Flip chart', venues: 1 }]);
    expect((await found('fi', '&equipment=Flip+chart')).venues).toHaveLength(1);
  });

  it('a city is named in the reader’s language, and found by its name in any', async () => {
    const found = async (name: string, lang: string) =>
      valueOf(
        await guest.call(
          'GET',
          `/apiv2/search/venues?destination=${encodeURIComponent(name)}&lang=${lang}`,
          searchVenues.answer,
        ),
      ).venues.map(({ city }) => city);
    expect(await found('Hamina', 'sv')).toEqual(['Fredrikshamn']);
    expect(await found('fredrikshamn', 'fi')).toEqual(['Hamina']);
    expect(await found('هامينا', 'ar')).toEqual(['هامينا']);
    expect(await found('Kotka', 'en')).toEqual([]);
    expect((await venueIn('sv')).city).toBe('Fredrikshamn');
    const places = valueOf(
      await guest.call('GET', '/apiv2/search/places?text=fredr&lang=sv', findPlaces.answer),
    );
    expect(places.map(({ name }) => name)).toEqual(['Fredrikshamn']);
  });

  it('a cart, an order and its mails name them in the language of each reader (D-14)', async () => {
    const day = aDay(20);
    const { cartId, body } = await guest.orderFor(
      'Sky',
      aQuery({ start: `${day}T09:00` }),
      aContact,
      'fi',
    );
    const cartIn = async (lang: string) =>
      valueOf(await guest.call('GET', `/v2/cart/${cartId}${lang}`, loadCart.answer)).items[0]
        ?.title;
    // Without a language it is that of the cart.
    expect([await cartIn(''), await cartIn('?lang=sv'), await cartIn('?lang=en')]).toEqual([
      'Taivas',
      'Himmel',
      'Sky',
    ]);
    const orderId = valueOf(
      await guest.createOrder({
        ...body,
        // Another payload than that of the order above.
        lastName: 'Vuori',
        services: [{ id: addOnIdOf('test-house', 'projector'), quantity: 1 }],
        bedrooms: [
          {
            id: bedroomIdOf('test-house', 'single'),
            quantity: 1,
            check_in: writeSpecifiedDate(day),
            check_out: writeSpecifiedDate(addDays(day, 1)),
          },
        ],
      }),
    );
    const paid = valueOf(
      await guest.process(orderId, { paymentMethod: 'creditcard', card_token: 'tok' }),
    );
    expect(paid).toMatchObject({
      events: [{ title: 'Taivas', roomTitle: 'Taivas' }],
      services: [{ name: 'Tykki' }],
      bedrooms: [{ name: 'Yhden hengen huone' }],
      venue: { terms: 'Tupakointi kielletty.' },
    });
    const read = async (lang: string) =>
      valueOf(await guest.call('GET', `/apiv2/orders/${orderId}?lang=${lang}`, confirmationWire));
    expect(await read('sv')).toMatchObject({
      events: [{ title: 'Himmel' }],
      services: [{ name: 'Projector' }],
      venue: { terms: 'No smoking.' },
      spokenTerms: { terms: 'en' },
    });
    const [toVisitor, toVenue] = await mailsAbout(database, orderId);
    expect(toVisitor?.text).toMatch(/Taivas[^]*Tykki[^]*Yhden hengen huone/);
    expect(toVisitor?.text).not.toMatch(/Sky|Projector|Single room/);
    expect(toVisitor?.calendar).toContain('SUMMARY:Taivas\\, Test House');
    expect(toVenue?.text).toMatch(/Sky[^]*Projector[^]*Single room/);

    // The venue gives the room another name: what was booked keeps the one it had.
    const renamed = record();
    const [sky, ...others] = renamed.rooms;
    if (sky === undefined) throw new Error('no room');
    await storeRecords(database, [
      { ...renamed, rooms: [{ ...sky, title: { en: 'Cloud', fi: 'Pilvi' } }, ...others] },
    ]);
    expect(await read('fi')).toMatchObject({
      events: [{ title: 'Sky' }],
      services: [{ name: 'Tykki' }],
    });
  });
});
