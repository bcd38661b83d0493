import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languagesWithWords } from './packages/sites/src/languages.ts';

/**
 * All words of all pieces are in one file for each language: what several pieces say is said the
 * same way. A build takes from it what its own code shows (see `foyer:words` in `packages/build`).
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languagesWithWords],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  macro: { corePackage: ['@lingui/core/macro', '@foyer/i18n/message'] },
  catalogs: [
    {
      path: '<rootDir>/packages/i18n/words/{locale}',
      include: [
        '<rootDir>/apps/api/src/words',
        '<rootDir>/apps/edge/src',
        '<rootDir>/apps/hosts',
        '<rootDir>/apps/remotes',
        '<rootDir>/apps/sandbox/src/vault',
        '<rootDir>/packages/booking-ui/src',
        '<rootDir>/packages/shell/src',
      ],
      exclude: ['**/dist/**', '**/node_modules/**', '**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    },
  ],
});
