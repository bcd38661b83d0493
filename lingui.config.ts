import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Languages that have words; `packages/sites` says which site offers which. */
export const locales = ['en', 'de'];

/** Each remote owns all the words it shows, those of the components it uses included: delete its folder and they are gone. */
const remotes = [
  { remote: 'booking-form', usesBookingUi: true },
  { remote: 'room-list', usesBookingUi: true },
  { remote: 'package-list', usesBookingUi: true },
  { remote: 'checkout', usesBookingUi: true },
  { remote: 'thank-you', usesBookingUi: false },
  { remote: 'header-footer', usesBookingUi: false },
];

export default defineConfig({
  sourceLocale: 'en',
  locales,
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...remotes.map(({ remote, usesBookingUi }) => ({
      path: `<rootDir>/apps/remotes/${remote}/src/locales/{locale}`,
      include: [`<rootDir>/apps/remotes/${remote}/src`, ...(usesBookingUi ? ['<rootDir>/packages/booking-ui/src'] : [])],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
    })),
    { path: '<rootDir>/packages/shell/src/locales/{locale}', include: ['<rootDir>/packages/shell/src', '<rootDir>/apps/hosts'], exclude: ['**/*.test.tsx'] },
  ],
});
