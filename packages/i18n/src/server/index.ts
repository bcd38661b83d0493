export {
  type Catalogue,
  catalogueFile,
  cataloguedLanguages,
  readCatalogue,
  spokenLanguage,
} from './catalogue.ts';
export { type Say, sayIn } from './say.ts';
