import type { OfferCards } from '../query/site-variant.ts';
/** What a site says about rooms, packages and their prices, in the words of its row of data. */
export type OfferRules = {
  /**
   * Which lengths cost half a day and which a full day: 2 to 5 and 6 to 10 hours, or 2 to 4 and 5
   * to 9 (A-004, PRICE-015).
   */
  priceBands: 'standard' | 'short';
  /** The property mode, where every package is listed (SITE-009, AVAIL-002). */
  offerCards: OfferCards;
  /** Packages show no struck price, and no per cent off either (A-010, PRICE-026). */
  hidePackageStrikeThrough: boolean;
};

/** The rules of a site that says nothing of its own. */
export const standardOfferRules: OfferRules = {
  priceBands: 'standard',
  offerCards: 'select',
  hidePackageStrikeThrough: false,
};
