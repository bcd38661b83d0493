export { type Catalogue, catalogueFile, cataloguedLanguages, readCatalogue } from './catalogue.ts';
export { type Say, sayIn } from './say.ts';
