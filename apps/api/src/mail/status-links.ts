import { bookingPath } from '@foyer/domain';
import type { Order } from '../database/order.ts';
import type { MailLink } from './mail.ts';
import { wordsIn } from '../words/words-in.ts';

type Linked = Pick<Order, 'id' | 'number' | 'language' | 'isEnquiry' | 'siteHost'>;

/** The venue's answer to an enquiry, and the path of its page. */
type VenueAct = 'accept' | 'decline' | 'offer';

/**
 * Links for the venue's answers to an enquiry: one without a price needs an offer (D-16, D-19).
 */
export function enquiryLinks(order: Order, language: string): readonly MailLink[] {
  const { id, number, total } = order;
  const words = wordsIn(language).statusMail;
  const linkTo = (act: VenueAct): MailLink => ({
    label: words[act],
    path: `/apiv2/enquiries/${number}/:token/${act}`,
    purpose: 'enquiry',
    id,
  });
  return (
    total === null ? (['offer', 'decline'] as const) : (['accept', 'decline', 'offer'] as const)
  ).map(linkTo);
}

/** Link with which the visitor cancels, on the site it was booked on (D-17). */
export function cancelLink({ id, number, language, isEnquiry, siteHost }: Linked): MailLink {
  const words = wordsIn(language).statusMail;
  return {
    label: isEnquiry ? words.withdraw : words.cancel,
    path: `/apiv2/cancel/${number}/:token`,
    purpose: 'cancel',
    id,
    host: siteHost,
  };
}

/** The visitor's page of the order, on the site it was booked on (D-21). */
export const bookingLink = (
  { id, language, siteHost }: Pick<Linked, 'id' | 'language' | 'siteHost'>,
  label: string,
): MailLink => ({ label, path: bookingPath(language, id), host: siteHost });
