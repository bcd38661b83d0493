import type { BookingQuery } from '../query/booking-query.ts';
import type { OfferRules } from './offer-rules.ts';
import type { Offers } from './offers.ts';
import type { Package } from './package.ts';
import { packageMatchesLength } from './package-length-match.ts';

/**
 * Whether a package matches the length of the meeting (AVAIL-001); newer packages always do
 * (AVAIL-003), and so do all of the property system's (AVAIL-002, B-003).
 */
export const packageSuitsLength = (
  entry: Package,
  query: Pick<BookingQuery, 'meetingLength'>,
  { offerCards }: Pick<OfferRules, 'offerCards'>,
): boolean =>
  offerCards === 'plan' || entry.isNew || packageMatchesLength(entry.length, query.meetingLength);

/**
 * Whether a package is listed: it matches the length of the meeting and, when the discount code
 * lowered a price, is a discounted one (FORM-065). A package whose limits the group breaks is
 * listed as unavailable (B-012).
 */
export const packageListed = (
  entry: Package,
  suitsLength: boolean,
  discount: Offers['discount'],
): boolean => suitsLength && (discount !== 'found' || entry.price?.category === 'disc_price');
