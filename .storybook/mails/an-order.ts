import * as v from 'valibot';
import type { CatalogueEntry } from '../../apps/api/src/catalogue/catalogue-entry.ts';
import { detailsIn } from '../../apps/api/src/catalogue/said-record.ts';
import type { Order } from '../../apps/api/src/database/order.ts';
import { venueRecord } from '../../apps/api/src/import/venue-file.ts';
import { aVenueRecord } from '../../apps/api/src/testing/a-venue-record.ts';

type Item = Order['item'];

/** 8 June 2026, 09:00 in Helsinki, in unix seconds. */
const start = Date.UTC(2026, 5, 8, 6) / 1000;
const day = 24 * 3600;
const euros = (minor: number) => ({ minor, currency: 'EUR' });

const item = (over: Partial<Item> = {}): Item => ({
  kind: 'package',
  id: 'day',
  title: 'Day by the water',
  roomId: 'harbour-room',
  roomTitle: 'Harbour Room',
  layout: 404,
  start: '2026-06-08T09:00',
  end: '2026-06-08T17:00',
  startInstant: start,
  endInstant: start + 8 * 3600,
  delegates: 12,
  total: euros(93_600),
  vat: euros(19_018),
  vatPercent: 25.5,
  minimumSpend: null,
  ...over,
});

const first = item();
const second = item({
  kind: 'room',
  title: 'Harbour Room',
  startInstant: start + day,
  endInstant: start + day + 4 * 3600,
  total: euros(38_000),
});

/** Two days at a hotel, with coffee and a bedroom, by somebody who writes a name as nobody should. */
export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 'o_5f0e9c1d7a2b4c6e8f01',
  number: 2417,
  cartId: 'c_5f0e9c1d7a2b4c6e8f01',
  venueId: 'grand-harbour-hotel',
  venueVersion: 1,
  status: 'confirmed',
  isEnquiry: false,
  discountCode: '',
  language: 'en',
  siteHost: null,
  contact: {
    firstName: 'Aino',
    lastName: 'Järvi-Laaksonen',
    email: 'aino.jarvi-laaksonen@example.com',
    phone: '+358 40 1234567',
    phoneCountry: 'fi',
    company: 'Lumi & Söhne',
    additionalInfo: 'Two of us come by wheelchair.\nPlease keep the door to the terrace free.',
  },
  payloadHash: '',
  paymentMethod: 'creditcard',
  paymentAttempt: 1,
  airplus: null,
  marketingConsent: false,
  processedAt: start - 30 * day,
  item: first,
  items: [first, second],
  extras: [],
  services: [
    {
      id: 'coffee',
      name: 'Coffee with cinnamon buns',
      kind: 'services',
      price: 950,
      priceExclVat: 757,
      amount: 12,
      time: '10:30',
      timeEnd: '',
      roomIds: [],
    },
  ],
  bedrooms: [
    {
      id: 'single',
      name: 'Single room',
      price: 12_900,
      amount: 2,
      checkIn: '2026-06-08',
      checkOut: '2026-06-09',
    },
  ],
  serviceFee: 0,
  premiumFee: 0,
  total: euros(168_800),
  keptBy: null,
  holdUntil: null,
  accountId: null,
  authorizationId: null,
  cancellation: null,
  changes: 0,
  offer: null,
  ...over,
});

const plain = { items: [first], services: [], bedrooms: [], total: null };

/** An enquiry without a price. */
export const anEnquiry = (over: Partial<Order> = {}): Order =>
  anOrder({ ...plain, status: 'enquiry', isEnquiry: true, paymentMethod: null, ...over });

/** The same with the venue's offer: another day would do as well. */
export const anOfferedOrder = (over: Partial<Order> = {}): Order =>
  anEnquiry({
    status: 'offered',
    total: euros(124_050),
    offer: {
      id: 'f_1',
      madeAt: start - 20 * day,
      validUntil: start - 10 * day,
      includes: 'Room, lunch buffet, coffee twice, projector',
      message: 'We can also set the table on the terrace if the weather is kind.',
      options: [[{ ...first, total: euros(124_050) }], [{ ...second, total: euros(98_000) }]],
      question: null,
    },
    ...over,
  });

/** The venue of the orders, in its own language. */
export function venueOfOrders(defaultLanguage: string): CatalogueEntry {
  const record = v.parse(
    venueRecord,
    aVenueRecord({
      defaultLanguage,
      alias: 'grand-harbour-hotel',
      title: 'Grand Harbour Hotel',
      address: 'Eteläranta 14, 00130 Helsinki',
      email: 'events@grand-harbour.example',
    }),
  );
  const entry: CatalogueEntry = {
    id: record.alias,
    version: 1,
    details: detailsIn(record, defaultLanguage),
    rooms: [],
    packages: [],
    addOns: [],
    discountCodes: [],
    seasons: [],
    in: () => entry,
  };
  return entry;
}
