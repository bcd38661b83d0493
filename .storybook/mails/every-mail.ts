import { codeMail } from '../../apps/api/src/mail/code-mail.ts';
import { mailsFor } from '../../apps/api/src/mail/mails-for.ts';
import * as offers from '../../apps/api/src/mail/offer-mails.ts';
import { askedPasswordMail, loginDetailsMail } from '../../apps/api/src/mail/password-mail.ts';
import * as statuses from '../../apps/api/src/mail/status-mails.ts';
import { anEnquiry, anOfferedOrder, anOrder, venueOfOrders } from './an-order.ts';

const publicUrl = 'https://foyer.example';

/** Every mail that the API writes, by name. */
export function everyMail(language: string, siteHost: string | null) {
  const from = { language, siteHost };
  const entry = venueOfOrders(language);
  const { details: venue } = entry;
  const order = anOrder(from);
  const enquiry = anEnquiry(from);
  const offered = anOfferedOrder(from);
  const asked = { ...offered, offer: offered.offer && { ...offered.offer, question } };
  const cancelledOrder = anOrder({
    ...from,
    status: 'cancelled',
    cancellation: {
      fee: { minor: 42_200, currency: 'EUR' },
      refund: { minor: 126_600, currency: 'EUR' },
    },
  });
  const [booked, bookedAtVenue] = mailsFor(order, entry, publicUrl);
  const [sent, sentToVenue] = mailsFor(enquiry, entry, publicUrl);
  const [over, overAtVenue] = offers.offerOverMails(offered, entry);
  const [unanswered, unansweredAtVenue] = offers.unansweredMails(enquiry, entry);
  const [changed, changedAtVenue] = statuses.changedMails(order, entry, publicUrl);
  const [cancelled, cancelledAtVenue] = statuses.cancelledMails(
    cancelledOrder,
    order,
    entry,
    publicUrl,
  );
  const [withdrawn] = statuses.cancelledMails(enquiry, enquiry, entry, publicUrl);
  return {
    booked,
    bookedAtVenue,
    sent,
    sentToVenue,
    accepted: statuses.acceptedMail(order, entry, publicUrl),
    declined: statuses.declinedMail(enquiry, entry),
    changed,
    changedAtVenue,
    cancelled,
    cancelledAtVenue,
    withdrawn,
    offer: offers.offerMail(offered, entry),
    offerReminder: offers.offerReminderMail(offered, entry),
    over,
    overAtVenue,
    unanswered,
    unansweredAtVenue,
    answerReminder: offers.answerReminderMail(enquiry, venue),
    question: offers.questionMail(offered, venue, question),
    questionReminder: offers.questionReminderMail(asked, venue),
    code: codeMail(order.contact.email, language, 'v_1', siteHost),
    loginDetails: loginDetailsMail(order, 'l_1'),
    password: askedPasswordMail(order.contact, language, 'l_2', siteHost),
  };
}

const question = 'Is lunch included on the second day?\nAnd may we bring a dog?';
