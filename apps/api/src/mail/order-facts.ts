import {
  type BedroomStay,
  bookingTotal,
  type CartItem,
  checkoutFields,
  type CheckoutValues,
  type Contact,
  dateOf,
  type Instant,
  layoutNameOf,
  type MailedField,
  type Money,
  nightsOf,
  rowOf,
  timeOf,
  wallOf,
} from '@foyer/domain';
import { formatsFor } from '@foyer/i18n/formats';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import { type Order, partsOf, orderNumberOf } from '../database/order.ts';
import type { MailWords } from '../words/api-words.ts';
import type { Fact } from '@foyer/sites/mail';
import { formatLocale, wordLanguage } from '../words/words-in.ts';

/** Labelled facts of an order: days, additions and total. */
export function orderFacts(
  order: Order,
  venue: VenueDetails,
  words: MailWords,
  language: string,
): Fact[] {
  const several = order.items.length > 1;
  const minor = order.items.reduce((sum, item) => sum + (item.minimumSpend?.minor ?? 0), 0);
  const total = totalOf(order, words, language);
  return [
    [words.number, orderNumberOf(order)],
    ...order.items.flatMap((item, index): Fact[] => [
      [
        words.what,
        titleOf(item, words) +
          (several && item.total ? ` · ${amountOf(item.total, language)}` : ''),
        { begins: true },
      ],
      [words.when, words.whenThere(spanOf(item, language), zoneOf(venue, language))],
      ...(index === 0
        ? [[words.where, [venue.title, venue.address].join('\n'), { href: mapOf(venue) }] as const]
        : []),
      [words.people, String(item.delegates)],
      ...(item.layout === '_none'
        ? []
        : [[words.seating, words.layouts[layoutNameOf(item.layout)]] as const]),
    ]),
    ...additions(order, venue, words, language),
    [
      words.total,
      minor === 0
        ? total
        : words.withMinimumSpend(total, amountOf({ minor, currency: venue.currency }, language)),
      { begins: true, isTotal: true },
    ],
  ];
}

/** What is ordered beside the rooms. */
function additions(order: Order, venue: VenueDetails, words: MailWords, language: string): Fact[] {
  const priceOf = (minor: number | null): string =>
    minor === null ? words.onRequest : amountOf({ minor, currency: venue.currency }, language);
  const facts: Fact[] = [
    ...order.extras.map((extra): Fact => [
      extra.name,
      `${extra.amount} · ${amountOf(extra.total, language)}`,
    ]),
    ...order.services.map((service): Fact => [
      service.name,
      listOf(
        [
          words.pieces(service.amount, priceOf(service.price)),
          ...(service.time === '' && service.timeEnd === ''
            ? []
            : [words.served(service.time, service.timeEnd)]),
        ],
        language,
      ),
    ]),
    ...order.bedrooms.map((stay): Fact => [
      stay.name,
      listOf(
        [
          words.stay(stay.amount, priceOf(stay.price), words.nights(nightsOf(stay))),
          daysOf(stay, language),
        ],
        language,
      ),
    ]),
    ...(order.serviceFee === 0
      ? []
      : [
          [
            words.planningService,
            amountOf({ minor: order.serviceFee, currency: venue.currency }, language),
          ] as const,
        ]),
    ...(order.premiumFee === 0
      ? []
      : [
          [
            words.premiumService,
            amountOf({ minor: order.premiumFee, currency: venue.currency }, language),
          ] as const,
        ]),
  ];
  return facts.map(([label, value], at) => [label, value, at === 0 ? { begins: true } : {}]);
}

const mapOf = ({ latitude, longitude }: VenueDetails): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** From arrival to departure. A date has no zone and is not converted. */
const daysOf = ({ checkIn, checkOut }: BedroomStay, language: string): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    timeZone: 'UTC',
    dateStyle: 'medium',
  }).formatRange(Date.parse(checkIn), Date.parse(checkOut));

const titleOf = (item: CartItem, words: MailWords): string =>
  item.kind === 'package' ? words.packageIn(item.title, item.roomTitle) : item.title;

/** The same total as in the checkout; if parts are on request, the sum of the others. */
function totalOf(order: Order, words: MailWords, language: string): string {
  const sum = bookingTotal(partsOf(order));
  if (sum.kind === 'asks') return words.onRequest;
  const amount = amountOf(sum.total, language);
  return sum.kind === 'part' ? words.partInclVat(amount) : words.inclVat(amount);
}

/** Contact data, for the venue. */
export const contactFacts = (contact: Contact, words: MailWords): Fact[] => [
  [
    words.contact,
    [words.fullName(contact.firstName, contact.lastName), contact.email, contact.phone].join('\n'),
  ],
  ...fieldFacts(contact, words, (mail) => mail === 'venue' || mail === 'both'),
];

/** What the visitor told the venue, for the visitor. */
export const ownFacts = (contact: Contact, words: MailWords): Fact[] =>
  fieldFacts(contact, words, (mail) => mail === 'both');

const fieldFacts = (
  contact: CheckoutValues,
  words: MailWords,
  isShown: (mail: ReturnType<typeof rowOf>['mail']) => boolean,
): Fact[] =>
  checkoutFields
    .filter((field): field is MailedField => isShown(rowOf(field).mail))
    .map((field) => {
      const value = contact[field] ?? '';
      return [words.fields[field], rowOf(field).kind === 'tick' && value ? words.yes : value];
    });

/** How it is paid, once it is booked. */
export const howPaid = (
  { isEnquiry, paymentMethod, status }: Order,
  words: MailWords,
): readonly Fact[] => [
  [
    words.payment,
    status !== 'confirmed'
      ? ''
      : (!isEnquiry && words.paidBy[paymentMethod ?? '']) || words.asAgreed,
  ],
];

/** Payment method, fields of a travel account, and consent to offers, for the venue. */
export const paymentFacts = (
  { isEnquiry, paymentMethod, airplus, marketingConsent }: Order,
  words: MailWords,
): Fact[] => [
  [words.payment, (!isEnquiry && words.paidBy[paymentMethod ?? '']) || ''],
  [words.reason, airplus?.reason ?? ''],
  ...Object.entries(airplus?.codes ?? {}),
  [words.mayBeWrittenTo, marketingConsent ? words.yes : ''],
];

/** Day and times of a meeting at the venue, as the pages write them. */
export function spanOf({ start, end }: Pick<CartItem, 'start' | 'end'>, language: string): string {
  const { dateLong, list, span } = formatsFor(wordLanguage(language));
  return dateOf(start) === dateOf(end)
    ? list([dateLong(dateOf(start)), span(start, end)])
    : span(start, end);
}

/** Parts of one line. */
export const listOf = (parts: readonly string[], language: string): string =>
  formatsFor(wordLanguage(language)).list(parts);

/** The clock of the venue, by its name in the language. */
export const zoneOf = ({ timezone }: VenueDetails, language: string): string =>
  formatsFor(wordLanguage(language)).zone(timezone);

/** A day and time at the venue. */
export function timeAt(instant: Instant, venue: VenueDetails, language: string): string {
  const { dateLong, list, time } = formatsFor(wordLanguage(language));
  const wall = wallOf(instant, venue.timezone);
  return list([dateLong(dateOf(wall)), time(timeOf(wall))]);
}

export const amountOf = (amount: Money, language: string): string =>
  formatsFor(wordLanguage(language)).money(amount);
