import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languagesWithWords } from './packages/sites/src/languages.ts';

/**
 * Each remote owns all the words it shows, those of the parts of `booking-ui` it uses included:
 * delete its folder and they are gone. What comes after the first screen (`src/lazy`) brings its
 * words along, those of the parts in `lazy` with them.
 */
const remotes = [
  {
    remote: 'booking-form',
    bookingUi: [
      '*',
      'booking/booking-result',
      'dates/*',
      'numbers/*',
      'offers/alternatives-waiting',
      'offers/premium-note',
      'opening/*',
    ],
    lazy: [
      'contact/*',
      'enquiry/*',
      'service-fee/*',
      'booking/price-changed',
      'dates/lazy/*',
      'offers/estimate',
      'offers/lazy/alternatives',
      'opening/lazy/*',
    ],
  },
  {
    remote: 'room-list',
    bookingUi: ['*', 'offers/*'],
    lazy: ['offers/lazy/*', 'booking/*', 'translation/*', 'problem-words'],
  },
  {
    remote: 'package-list',
    bookingUi: ['*', 'offers/*'],
    lazy: ['offers/lazy/*', 'booking/*', 'problem-words'],
  },
  {
    remote: 'multi-day',
    bookingUi: [
      '*',
      'booking/*',
      'dates/*',
      'numbers/*',
      'offers/premium-note',
      'opening/lazy/open-times',
    ],
    lazy: ['dates/lazy/*'],
  },
  {
    remote: 'checkout',
    bookingUi: [
      '*',
      'contact/*',
      'checkout/**/*',
      'numbers/number-words',
      'payment/*',
      'service-fee/*',
    ],
    lazy: [],
  },
  {
    remote: 'opera-checkout',
    bookingUi: ['*', 'contact/*', 'checkout/**/*', 'numbers/number-words'],
    lazy: [],
  },
  {
    remote: 'regus-checkout',
    bookingUi: ['*', 'contact/*', 'checkout/**/*', 'numbers/number-words'],
    lazy: [],
  },
  {
    remote: 'thank-you',
    bookingUi: ['enquiry/*', 'layout-word', 'problem-words'],
    lazy: [
      'checkout/add-ons/amount-field',
      'checkout/card/card-panel',
      'checkout/checkout-problem-words',
      'checkout/order/{blocker-notice,consent,order-failure,payment-methods}',
      'numbers/*',
      'payment/*',
    ],
  },
  { remote: 'header-footer', bookingUi: [], lazy: ['places/*'] },
  {
    remote: 'account',
    bookingUi: [
      'layout-word',
      'contact/field-words',
      'contact/phone-field',
      'contact/country-button',
      'contact/country-search',
    ],
    lazy: [],
  },
  {
    remote: 'search',
    bookingUi: ['dates/*', 'numbers/*', 'places/*', 'layout-word'],
    lazy: ['dates/lazy/*'],
  },
];

const notShown = ['**/*.stories.tsx', '**/*.test.tsx'];
const inBookingUi = (files: string) => `<rootDir>/packages/booking-ui/src/${files}.{ts,tsx}`;

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languagesWithWords],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...remotes.flatMap(({ remote, bookingUi, lazy }) => {
      const source = `<rootDir>/apps/remotes/${remote}/src`;
      return [
        {
          path: `${source}/locales/{locale}`,
          include: [source, ...bookingUi.map(inBookingUi)],
          exclude: [
            ...notShown,
            '**/src/lazy/**',
            ...lazy.map((files) => `**/booking-ui/src/${files}.{ts,tsx}`),
          ],
        },
        ...(lazy.length > 0
          ? [
              {
                path: `${source}/lazy/locales/{locale}`,
                include: [`${source}/lazy`, ...lazy.map(inBookingUi)],
                exclude: notShown,
              },
            ]
          : []),
      ];
    }),
    {
      path: '<rootDir>/packages/shell/src/locales/{locale}',
      include: [
        '<rootDir>/packages/shell/src',
        '<rootDir>/apps/hosts',
        inBookingUi('translation/*'),
        inBookingUi('opening/*'),
        inBookingUi('offers/discount-not-found'),
      ],
      exclude: ['**/*.test.tsx'],
    },
  ],
});
