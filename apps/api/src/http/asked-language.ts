/**
 * Of the two that pages and mails are written in, for a page that belongs to nobody known: German
 * for a browser that asks for it first, English for all else.
 */
export const askedLanguage = (acceptLanguage: string | undefined): 'en' | 'de' =>
  acceptLanguage?.trim().toLowerCase().startsWith('de') ? 'de' : 'en';
