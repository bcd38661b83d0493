import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Languages that have words; `packages/sites` says which site offers which. */
export const locales = ['en', 'de'];

/**
 * Each remote owns all the words it shows, those of the parts of `booking-ui` it uses included:
 * delete its folder and they are gone. What comes after the first screen (`src/lazy`) brings its
 * words along, those of the parts in `later` with them.
 */
const remotes = [
  {
    remote: 'booking-form',
    bookingUi: ['*', 'booking/booking-result', 'dates/*', 'opening/*'],
    later: [
      'contact/*',
      'enquiry/*',
      'service-fee/*',
      'booking/price-changed',
      'dates/lazy/*',
      'offers/estimate',
    ],
  },
  {
    remote: 'room-list',
    bookingUi: ['*', 'offers/*'],
    later: ['offers/lazy/*', 'booking/*', 'translation/*', 'problem-words'],
  },
  {
    remote: 'package-list',
    bookingUi: ['*', 'offers/*'],
    later: ['offers/lazy/*', 'booking/*', 'problem-words'],
  },
  { remote: 'multi-day', bookingUi: ['*', 'booking/*', 'dates/*'], later: ['dates/lazy/*'] },
  {
    remote: 'checkout',
    bookingUi: ['*', 'contact/*', 'checkout/**/*', 'service-fee/*'],
    later: [],
  },
  { remote: 'opera-checkout', bookingUi: ['*', 'contact/*', 'checkout/**/*'], later: [] },
  { remote: 'regus-checkout', bookingUi: ['*', 'contact/*', 'checkout/**/*'], later: [] },
  { remote: 'thank-you', bookingUi: ['enquiry/*', 'layout-word'], later: [] },
  { remote: 'header-footer', bookingUi: [], later: [] },
  { remote: 'account', bookingUi: ['layout-word'], later: [] },
  { remote: 'search', bookingUi: ['dates/*', 'places/*'], later: ['dates/lazy/*'] },
];

const notShown = ['**/*.stories.tsx', '**/*.test.tsx'];
const inBookingUi = (files: string) => `<rootDir>/packages/booking-ui/src/${files}.{ts,tsx}`;

export default defineConfig({
  sourceLocale: 'en',
  locales,
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...remotes.flatMap(({ remote, bookingUi, later }) => {
      const source = `<rootDir>/apps/remotes/${remote}/src`;
      return [
        {
          path: `${source}/locales/{locale}`,
          include: [source, ...bookingUi.map(inBookingUi)],
          exclude: [
            ...notShown,
            '**/src/lazy/**',
            '**/src/more/**',
            ...later.map((files) => `**/booking-ui/src/${files}.{ts,tsx}`),
          ],
        },
        ...(later.length > 0
          ? [
              {
                path: `${source}/lazy/words/{locale}`,
                include: [`${source}/lazy`, ...later.map(inBookingUi)],
                exclude: notShown,
              },
            ]
          : []),
      ];
    }),
    // What the header opens has words of its own, which come along when it is opened.
    {
      path: '<rootDir>/apps/remotes/header-footer/src/more/words/{locale}',
      include: ['<rootDir>/apps/remotes/header-footer/src/more', inBookingUi('places/*')],
    },
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
