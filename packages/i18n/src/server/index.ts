export {
  type Catalogue,
  catalogueFile,
  cataloguedLanguages,
  readCatalogue,
} from './read-catalogue.ts';
export { type Say, sayIn } from './say.ts';
export { spokenLanguage } from './spoken-language.ts';
