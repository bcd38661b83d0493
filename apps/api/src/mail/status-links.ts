import type { Order } from '../database/order.ts';
import type { MailLink } from './mail.ts';
import { wordsIn } from '../words/words-in.ts';

type Linked = Pick<Order, 'id' | 'number' | 'language' | 'isEnquiry' | 'siteHost'>;

/** Links for the venue's two answers to an enquiry (D-16). */
export function enquiryLinks({ id, number }: Linked, language: string): readonly MailLink[] {
  const words = wordsIn(language).statusMail;
  return [
    {
      label: words.accept,
      path: `/apiv2/enquiries/${number}/:token/accept`,
      purpose: 'enquiry',
      id,
    },
    {
      label: words.decline,
      path: `/apiv2/enquiries/${number}/:token/decline`,
      purpose: 'enquiry',
      id,
    },
  ];
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
