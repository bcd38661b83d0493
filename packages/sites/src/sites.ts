import type { Brand } from './brand.ts';
import { brands } from './brands.ts';
import { languages } from './languages.ts';
import type { Site } from './site.ts';
import { starts } from './start.ts';
import { standardSite } from './standard-site.ts';

/**
 * A site's own settings. Without a `brand` it looks like the first one.
 */
export type Row = { hostnames: readonly string[]; brand?: Brand } & Pick<
  Site,
  'id' | 'host' | 'name' | 'languages'
> &
  Partial<Site>;

const everyLanguage = languages.map(({ id }) => id);

const rows: readonly Row[] = [
  // D-11: Chinese pages are specified, so Chinese is offered.
  {
    hostnames: ['localhost', 'marketplace.localhost'],
    id: 'marketplace',
    host: 'marketplace',
    name: 'Foyer',
    brand: brands.foyer,
    start: starts.foyer,
    footer: { owner: 'Foyer Rooms Oy', address: 'Esimerkkikatu 1, Helsinki' },
    languages: everyLanguage,
    mainBookingHost: true,
  },
  {
    hostnames: ['us.marketplace.localhost'],
    id: 'us-marketplace',
    host: 'marketplace',
    name: 'Foyer Concierge',
    brand: brands.concierge,
    start: starts.concierge,
    footer: {
      owner: 'Foyer Concierge Inc.',
      address: '100 Example Avenue, New York',
      columns: [{ title: 'more', pages: ['contact', 'help'] }],
    },
    languages: ['en', 'en-us'],
    mainBookingHost: true,
    // A number reserved for fiction.
    usAssistanceLine: { number: '+1 202 555 0142', hours: '9am-5pm ET' },
  },
  {
    hostnames: ['business.marketplace.localhost'],
    id: 'business-marketplace',
    host: 'marketplace',
    name: 'Foyer Business',
    brand: brands.business,
    start: starts.business,
    footer: {
      owner: 'Foyer Business AB',
      address: 'Exempelgatan 12, Stockholm',
      columns: [
        { title: 'product', pages: ['meeting-rooms', 'meeting-packages'] },
        { title: 'solutions', pages: ['for-companies', 'for-partners'] },
        { title: 'more', pages: ['contact', 'help'] },
      ],
    },
    languages: everyLanguage,
    alwaysRoomTab: true,
  },
  {
    hostnames: ['office.marketplace.localhost'],
    id: 'office-marketplace',
    host: 'marketplace',
    name: 'Foyer Offices',
    brand: brands.offices,
    start: starts.offices,
    footer: {
      owner: 'Foyer Offices Oy',
      address: 'Esimerkkikatu 17, Helsinki',
      columns: [
        { title: 'product', pages: ['meeting-rooms'] },
        { title: 'solutions', pages: ['for-companies', 'for-venues'] },
        { title: 'more', pages: ['about', 'contact', 'help'] },
      ],
    },
    languages: everyLanguage,
    checkout: 'office',
    // the specification's one office-space variant.
    checkoutInPage: 'all',
  },
  {
    hostnames: ['partner.white-label.localhost'],
    id: 'partner-white-label',
    host: 'white-label',
    name: 'Meridian Card',
    brand: brands.meridian,
    start: starts.meridian,
    footer: {
      owner: 'Meridian Card Services Ltd',
      address: '12 Example Court, London',
      // The provider’s own offers are not the partner’s.
      columns: [{ title: 'product', pages: ['meeting-rooms', 'meeting-packages'] }],
      legal: { privacy: 'https://partner.example/privacy' },
    },
    languages: everyLanguage,
    whiteLabel: true,
    discountCode: 'PARTNER',
    showEstimate: true,
    hidePackageStrikeThrough: true,
    // The link is shown by a flag on `window`.
    groupBooking: { venueIds: ['grand-harbour-hotel'], baseUrl: 'https://groups.partner.example' },
    // The partner's own pages link here with their own parameter names and date format.
    dynamicParameters: {
      startDate: 'arrival',
      endDate: 'departure',
      durationType: 'duration',
      delegates: 'people',
      discountCode: 'promo',
      format: 'DD-MM-YYYY HH:mm',
    },
  },
  {
    hostnames: ['insurance.white-label.localhost'],
    id: 'insurance-white-label',
    host: 'white-label',
    name: 'Haven Mutual',
    brand: brands.haven,
    start: starts.haven,
    footer: {
      owner: 'Haven Mutual Insurance Society',
      address: '1 Example Square, Edinburgh',
      columns: [{ title: 'more', pages: ['help', 'contact'] }],
      legal: { privacy: 'https://insurance.example/privacy' },
    },
    languages: everyLanguage,
    whiteLabel: true,
    // the specification names one insurance agency in both places.
    delegatesErrorAbove: 60,
    registrationUrl: 'https://insurance.example/groups',
    forcedDiscountCode: 'INSURED',
    hideSimilarVenues: true,
  },
  {
    hostnames: ['island.white-label.localhost'],
    id: 'island-white-label',
    host: 'white-label',
    name: 'Eyja',
    brand: brands.eyja,
    start: starts.eyja,
    languages: ['en', 'is'],
    whiteLabel: true,
    shownVenues: { countryCode: 'IS' },
    hideSimilarVenues: true,
    partnerFooterLogo: true,
    hideLogin: true,
  },
  {
    hostnames: ['chain.hotel-chain.localhost'],
    id: 'chain-hotel-chain',
    host: 'hotel-chain',
    name: 'Hallo Hotels',
    brand: brands.hallo,
    start: starts.hallo,
    footer: { owner: 'Hallo Hotels Oy', address: 'Esimerkkikatu 8, Helsinki' },
    languages: ['en', 'fi', 'fr', 'de', 'it', 'es', 'sv', 'en-us'],
    ownHouses: true,
    shownVenues: {
      aliases: [
        'grand-harbour-hotel',
        'alsterblick-hotel',
        'hotel-haga-trappan',
        'hotel-saski-ogrod',
        'hotel-particulier-marais',
      ],
    },
    // The specification's NCH mode.
    defaults: { delegates: 8, meetingLength: 8, start: '08:00' },
    checkout: 'property',
    chainLengthWords: true,
  },
  {
    hostnames: ['brand.hotel-chain.localhost'],
    id: 'brand-hotel-chain',
    host: 'hotel-chain',
    name: 'The Kiln Houses',
    brand: brands.kiln,
    start: starts.kiln,
    footer: { owner: 'The Kiln Houses Ltd', address: '5 Example Works, Manchester' },
    languages: everyLanguage,
    ownHouses: true,
    shownVenues: {
      aliases: [
        'kaapeli-warehouse',
        'tammer-mill',
        'goteborg-varvet',
        'malmo-turbinen',
        'kodbyen-fabrik',
        'oslo-vulkan-loft',
        'spreespeicher-berlin',
        'krakow-stara-zajezdnia',
        'warszawa-praga-koneser',
        'manchester-bobbin-works',
        'amsterdam-noord-kraan',
        'barcelona-poblenou-nave',
      ],
    },
    // two brands in the specification, possibly the same.
    minimumHours: 1,
    bookUniversalWithoutLang: true,
    menuCap: 1,
  },
  {
    hostnames: ['hotel.booking-engine.localhost'],
    id: 'hotel-booking-engine',
    host: 'booking-engine',
    name: 'Grand Harbour',
    brand: brands.grandHarbour,
    start: starts.grandHarbour,
    footer: { owner: 'Grand Harbour Hotel Oy', address: 'Eteläranta 14, Helsinki' },
    languages: ['en', 'fi'],
    ownHouses: true,
    shownVenues: { aliases: ['grand-harbour-hotel'] },
    hideSimilarVenues: true,
    offerCards: 'book',
    showAllPackages: true,
    hideHeaderSearch: true,
    hideRegister: true,
    commerceEvents: true,
  },
  {
    hostnames: ['opera.booking-engine.localhost'],
    id: 'opera-booking-engine',
    host: 'booking-engine',
    name: 'Harbour Opera',
    brand: brands.harbourOpera,
    start: starts.harbourOpera,
    footer: { owner: 'Harbour Opera Hotel Oy', address: 'Katajanokanlaituri 5, Helsinki' },
    languages: everyLanguage,
    ownHouses: true,
    shownVenues: { aliases: ['harbour-opera'] },
    hideSimilarVenues: true,
    hideHeaderSearch: true,
    checkout: 'property',
    offerCards: 'plan',
  },
  {
    hostnames: ['easy.corporate.localhost'],
    id: 'easy-corporate',
    host: 'corporate',
    name: 'Easy Rooms',
    brand: brands.easyRooms,
    start: starts.easyRooms,
    footer: {
      owner: 'Easy Rooms Services Ltd',
      address: '20 Example Street, London',
      columns: [{ title: 'product', pages: ['meeting-rooms', 'meeting-packages', 'help'] }],
    },
    languages: everyLanguage,
    checkout: 'legacy',
    checkoutInPage: 'enquiries',
    registrationUrl: 'https://easy-meetings.example/groups',
  },
  {
    hostnames: ['capped.corporate.localhost'],
    id: 'capped-corporate',
    host: 'corporate',
    name: 'Twentyfive',
    brand: brands.twentyfive,
    start: starts.twentyfive,
    footer: {
      owner: 'Twentyfive GmbH',
      address: 'Beispielweg 25, Berlin',
      columns: [
        { title: 'product', pages: ['meeting-rooms', 'meeting-packages'] },
        { title: 'more', pages: ['about', 'contact'] },
      ],
    },
    languages: everyLanguage,
    delegatesCap: 25,
    priceBands: 'short',
  },
  {
    hostnames: ['travel.corporate.localhost'],
    id: 'travel-corporate',
    host: 'corporate',
    name: 'Waypoint',
    brand: brands.waypoint,
    start: starts.waypoint,
    footer: {
      owner: 'Waypoint Travel Ltd',
      address: '3 Example Terminal, London',
      columns: [
        { title: 'solutions', pages: ['for-companies'] },
        { title: 'more', pages: ['help', 'contact'] },
      ],
    },
    languages: everyLanguage,
    // Its visitors use shared computers.
    asksBeforeKeeping: true,
    headerSearch: { duration: 3, delegates: 5 },
    hideDashboardLinks: ['users', 'cards', 'support'],
    // the card is the method that every visitor can use.
    paymentMethods: ['creditcard'],
    // The second of the two sites with these bands (PRICE-015).
    priceBands: 'short',
  },
];

const siteOf = ({ hostnames: _, brand: __, ...own }: Row): Site => ({
  ...standardSite,
  ...(own.ownHouses && { providerUrl: null }),
  ...own,
});

const table = rows.map((row) => ({ ...row, site: siteOf(row) }));
const byHostname = new Map(
  table.flatMap(({ hostnames, site }) => hostnames.map((hostname) => [hostname, site])),
);

/** Every site, without duplicates. */
export const sites: readonly Site[] = table.map(({ site }) => site);

/**
 * The site of a hostname without port; `null` for an unknown hostname, which must not get another
 * site (SITE-007, SITE-017).
 */
export const siteFor = (hostname: string): Site | null =>
  byHostname.get(hostname.toLowerCase()) ?? null;

/** The hostnames of a site, the one to show first. */
export const hostnamesOf = (id: string): readonly string[] =>
  table.find(({ site }) => site.id === id)?.hostnames ?? [];

/**
 * The look of a site. Pages are sent it as rules and pictures, not within their site: that is needed
 * to read the page, this only to draw it.
 */
export const brandOf = (id: string): Brand =>
  table.find(({ site }) => site.id === id)?.brand ?? brands.foyer;

/** The site of an id, or `null`. */
export const siteById = (id: string): Site | null => sites.find((site) => site.id === id) ?? null;
