import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import notes from './packages/i18n/words/notes.json' with { type: 'json' };
import { languages } from './packages/sites/src/languages.ts';

const po = formatter({ lineNumbers: false });
/** What a translator could not know from the text alone, by the message or its context and message. */
const noteOf: Readonly<Record<string, string>> = notes;
type Catalog = Parameters<typeof po.serialize>[0];

/** Each message with its note, which a translator's program shows beside it. */
const withNotes = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, entry]) => {
      const note = noteOf[[entry.context, entry.message].filter(Boolean).join('\u0004')];
      return [id, note === undefined ? entry : { ...entry, comments: [note] }];
    }),
  );

/**
 * All words of all pieces are in one file for each language: what several pieces say is said the
 * same way. A build takes from it what its own code shows (see `foyer:words` in `packages/build`).
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: languages.map(({ id }) => id),
  fallbackLocales: { default: 'en' },
  format: { ...po, serialize: (catalog, context) => po.serialize(withNotes(catalog), context) },
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
        '<rootDir>/scripts/words',
      ],
      exclude: ['**/dist/**', '**/node_modules/**', '**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    },
  ],
});
