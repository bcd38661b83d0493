import type { OfferCards } from '../query/site-variant.ts';
/** A site's settings for rooms, packages and their prices, with the names of its row of data. */
export type OfferRules = {
  /**
   * Hours priced as half a day and as a full day: 2 to 5 and 6 to 10, or 2 to 4 and 5 to 9 (A-004,
   * PRICE-015).
   */
  priceBands: 'standard' | 'short';
  /** In the property mode every package is listed (SITE-009, AVAIL-002). */
  offerCards: OfferCards;
  /** Packages show neither a struck price nor a percentage (A-010, PRICE-026). */
  hidePackageStrikeThrough: boolean;
};

/** The rules of a site without own settings. */
export const standardOfferRules: OfferRules = {
  priceBands: 'standard',
  offerCards: 'select',
  hidePackageStrikeThrough: false,
};
