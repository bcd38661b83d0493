import { cataloguedLanguages, readCatalogue } from '@foyer/i18n/server';
import type { Plugin } from 'vite';

/** Mails and plain pages read their words from files, which a browser cannot: it is given them. */
export const catalogueInBrowser = (): Plugin => ({
  name: 'foyer-catalogue-in-browser',
  load: (id) =>
    id.endsWith('/packages/i18n/src/server/read-catalogue.ts')
      ? `const catalogues = ${JSON.stringify(
          Object.fromEntries(
            cataloguedLanguages.map((language) => [language, [...readCatalogue(language)]]),
          ),
        )};
        export const catalogueFile = (language) => language + '.po';
        export const readEntries = () => [];
        export const variants = {};
        export const cataloguedLanguages = Object.keys(catalogues);
        export const readCatalogue = (language) => new Map(catalogues[language]);`
      : null,
});
