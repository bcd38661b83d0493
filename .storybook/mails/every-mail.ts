import { codeMail } from '../../apps/api/src/mail/code-mail.ts';
import { mailsFor } from '../../apps/api/src/mail/mails-for.ts';
import * as offers from '../../apps/api/src/mail/offer-mails.ts';
import { askedPasswordMail, loginDetailsMail } from '../../apps/api/src/mail/password-mail.ts';
import * as statuses from '../../apps/api/src/mail/status-mails.ts';
import { anEnquiry, anOfferedOrder, anOrder, aVenue } from './an-order.ts';

const publicUrl = 'https://foyer.example';

/** Every mail that the API writes, by name. */
export function everyMail(language: string, siteHost: string | null) {
  const from = { language, siteHost };
  const venue = { ...aVenue, defaultLanguage: language };
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
  const [booked, bookedAtVenue] = mailsFor(order, venue, publicUrl);
  const [sent, sentToVenue] = mailsFor(enquiry, venue, publicUrl);
  const [over, overAtVenue] = offers.offerOverMails(offered, venue);
  const [unanswered, unansweredAtVenue] = offers.unansweredMails(enquiry, venue);
  const [changed, changedAtVenue] = statuses.changedMails(order, venue, publicUrl);
  const [cancelled, cancelledAtVenue] = statuses.cancelledMails(
    cancelledOrder,
    order,
    venue,
    publicUrl,
  );
  const [withdrawn] = statuses.cancelledMails(enquiry, enquiry, venue, publicUrl);
  return {
    booked,
    bookedAtVenue,
    sent,
    sentToVenue,
    accepted: statuses.acceptedMail(order, venue, publicUrl),
    declined: statuses.declinedMail(enquiry, venue),
    changed,
    changedAtVenue,
    cancelled,
    cancelledAtVenue,
    withdrawn,
    offer: offers.offerMail(offered, venue),
    offerReminder: offers.offerReminderMail(offered, venue),
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
