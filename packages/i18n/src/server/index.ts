export {
  type Catalogue,
  type CatalogueEntry,
  catalogueFile,
  cataloguedLanguages,
  readCatalogue,
  readEntries,
  variants,
} from './read-catalogue.ts';
export { type Say, sayIn } from './say.ts';
export { spokenLanguage } from './spoken-language.ts';
