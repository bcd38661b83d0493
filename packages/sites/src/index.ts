export { type Brand, brandRules, favicon } from './brand.ts';
export { type Language, languageOf, languages } from './languages.ts';
export { mayEmbed } from './may-embed.ts';
export {
  cartWithoutLanguage,
  offeredPath,
  pathInLanguage,
  pathOf,
  prefixOfPage,
  readPath,
  type SitePath,
} from './paths.ts';
export { type HostApp, phoneLine, type PhoneLine, type ShownVenues, type Site } from './site.ts';
export { type AccountScreen, type Route, routeOf } from './route.ts';
export { brandOf, hostnamesOf, siteById, siteFor, sites } from './sites.ts';
export { familiesInMails, fontFile, letters, type Typeface, typefaces } from './typefaces.ts';
export { startIn } from './start-in.ts';
export { siteAt } from './venue-exceptions.ts';
