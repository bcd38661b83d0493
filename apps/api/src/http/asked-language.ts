/**
 * The language of a page whose reader is unknown: German if the browser prefers it, otherwise
 * English. Pages and mails of the API are written in these two.
 */
export const askedLanguage = (acceptLanguage: string | undefined): 'en' | 'de' =>
  acceptLanguage?.trim().toLowerCase().startsWith('de') ? 'de' : 'en';
